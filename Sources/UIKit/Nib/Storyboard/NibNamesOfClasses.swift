import Foundation

/// Finds the nibs that have the names of view controllers.
///
/// A controller without a nib name, of a class `SomeController`, uses the nib `Some` or `SomeController` if there is one.
/// The names of a bundle's nibs are read once, because most controllers have none.
@MainActor final class NibNamesOfClasses {
  static var shared: NibNamesOfClasses { ApplicationContext.object(.nibNames, NibNamesOfClasses()) }

  private var names: [String: Set<String>] = [:]

  /// Returns the name of the nib for a controller, or nil if there is none.
  func nibName(for controller: UIViewController) -> String? {
    let path = String(reflecting: type(of: controller))
    guard !path.hasPrefix("UIKit.") else { return nil }
    let name = path.split(separator: ".").last.map(String.init) ?? path
    let known = names(in: controller.nibBundle ?? .main)
    guard !known.isEmpty else { return nil }
    if name.hasSuffix("Controller"), known.contains(String(name.dropLast("Controller".count))) {
      return String(name.dropLast("Controller".count))
    }
    return known.contains(name) ? name : nil
  }

  private func names(in bundle: Bundle) -> Set<String> {
    if let found = names[bundle.bundlePath] { return found }
    var found: Set<String> = []
    for bundle in NibFiles.bundles(from: bundle) {
      for folder in NibFiles.folders(of: bundle) {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        for file in files where file.hasSuffix(".xib") { found.insert(String(file.dropLast(".xib".count))) }
      }
    }
    names[bundle.bundlePath] = found
    return found
  }
}
