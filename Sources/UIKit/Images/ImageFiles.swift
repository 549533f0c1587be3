/// Finds image files by name and scale.
enum ImageFiles {
  /// Returns the image file for a path, and its scale. If the folder contains a variant of the file for the screen's
  /// scale, that variant is returned. Returns nil if no file exists.
  static func bestFile(for path: String) -> (path: String, scale: CGFloat)? {
    let url = URL(fileURLWithPath: path)
    let name = url.deletingPathExtension().lastPathComponent
    if let fileScale = scale(of: name) { return fileExists(path) ? (path, fileScale) : nil }
    let folder = url.deletingLastPathComponent()
    for scale in preferredScales where scale > 1 {
      let file = folder.appendingPathComponent("\(name)@\(scale)x").appendingPathExtension(url.pathExtension)
      if fileExists(file.path) { return (file.path, CGFloat(scale)) }
    }
    return fileExists(path) ? (path, 1) : nil
  }

  /// Returns the image file with a name in a bundle, and its scale. The name can include an extension. Returns nil if
  /// there is no such file.
  static func named(_ name: String, in bundle: Bundle) -> (path: String, scale: CGFloat)? {
    let url = URL(fileURLWithPath: name)
    let hasExtension = !url.pathExtension.isEmpty
    let base = hasExtension ? String(name.dropLast(url.pathExtension.count + 1)) : name
    let extensions = hasExtension ? [url.pathExtension] : ["png", "jpg", "jpeg", "webp", "gif"]
    var folders = [bundle.resourceURL, bundle.bundleURL].compactMap { $0 }
    folders += bundle.resourceBundlePaths.map { URL(fileURLWithPath: $0, isDirectory: true) }
    for folder in folders {
      for pathExtension in extensions {
        for scale in preferredScales {
          let suffix = scale == 1 ? "" : "@\(scale)x"
          let file = folder.appendingPathComponent("\(base)\(suffix).\(pathExtension)")
          if fileExists(file.path) { return (file.path, CGFloat(scale)) }
        }
      }
    }
    return nil
  }

  /// The scales for which files are searched, in order: the scale of the screen, then larger scales, then smaller
  /// scales.
  private static var preferredScales: [Int] {
    let screenScale = Int(UITraitCollection.current.displayScale.rounded(.up))
    let screen = max(1, min(3, screenScale))
    return [screen] + (1...3).filter { $0 > screen } + (1...3).reversed().filter { $0 < screen }
  }

  private static func scale(of name: String) -> CGFloat? {
    for scale in 1...3 where name.hasSuffix("@\(scale)x") { return CGFloat(scale) }
    return nil
  }

  private static func fileExists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }
}
