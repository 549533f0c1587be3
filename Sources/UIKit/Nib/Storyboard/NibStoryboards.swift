import Foundation

/// Functions that find storyboards and their view controllers.
@MainActor enum NibStoryboards {
  /// Reads a storyboard. If it cannot be read, reports the reason and returns nil.
  static func document(_ name: String, in bundle: Bundle) -> NibDocument? {
    switch NibFiles.find(name, "storyboard", in: bundle) {
    case .source(let url):
      do {
        let document = try NibFiles.read(url, bundle: bundle)
        if document.kind == .storyboard { return document }
        Diagnostics.report("\(url.lastPathComponent) is a nib, not a storyboard; load it with UINib")
      } catch {
        Diagnostics.report("the storyboard \(url.path) cannot be read: \(error)")
      }
    case .compiled(let url):
      Diagnostics.report(
        "the storyboard “\(name)” is compiled (\(url.lastPathComponent)), which Tessera cannot read; add the file "
          + "\(name).storyboard to the application's resources")
    case nil:
      Diagnostics.report(
        "could not find a storyboard named “\(name)” in \(bundle.bundlePath); add \(name).storyboard to the "
          + "application's resources")
    }
    return nil
  }

  /// Returns the element of the view controller with a storyboard identifier, or nil if there is none.
  static func controller(withIdentifier identifier: String, in document: NibDocument) -> NibElement? {
    for scene in document.root.elements(in: "scenes") {
      for object in scene.elements(in: "objects") where object["storyboardIdentifier"] == identifier { return object }
    }
    return nil
  }
}
