import Foundation
import RuntimeInterface

/// Functions for the fonts in an application's bundle.
package enum BundleFonts {
  /// Registers the font files that an application lists under `UIAppFonts` in its Info.plist. Files that do not exist
  /// or are damaged are reported.
  ///
  /// - Parameter bundle: The bundle.
  package static func register(_ bundle: Bundle) {
    guard let fontEntry = bundle.informationEntry("UIAppFonts") else { return }
    guard let names = fontEntry as? [Any] else {
      return ResourceReport.report(
        "\(bundle.bundlePath)/Info.plist: UIAppFonts is not an array of file names. No fonts are registered")
    }
    for name in names.compactMap({ $0 as? String }) where !name.isEmpty {
      // A name can contain a folder of the bundle. The files of Xcode groups are in the folder of Info.plist.
      let candidatePaths = [name, (name as NSString).lastPathComponent].map {
        (bundle.resourcePath ?? bundle.bundlePath) + "/" + $0
      }
      guard let path = candidatePaths.first(where: FileManager.default.fileExists(atPath:)) else {
        ResourceReport.report(
          "\(bundle.bundlePath)/Info.plist: UIAppFonts lists \(name), which is not in the bundle. Add the file to "
            + "the bundle"
        )
        continue
      }
      do {
        try Runtime.textEngine.registerFont(contentsOfFile: path)
      } catch {
        ResourceReport.report("\(path): the font cannot be registered: \(error)")
      }
    }
  }
}
