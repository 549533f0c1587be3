import Foundation

/// An object that finds the nibs that have the names of view controllers.
///
/// A view controller of a class `SomeController` that specifies no nib name uses the nib `Some` or `SomeController` if
/// there is one. The names of a bundle's nibs are read only once, because most view controllers have no nib.
@MainActor final class NibNameResolver {
  static var shared: NibNameResolver { ApplicationContext.object(.nibNames, NibNameResolver()) }

  private var nibNamesByBundle: [String: Set<String>] = [:]

  /// Returns the name of the nib for a controller, or nil if there is none.
  func nibName(for controller: UIViewController) -> String? {
    let path = String(reflecting: type(of: controller))
    guard !path.hasPrefix("UIKit.") else { return nil }
    let name = path.split(separator: ".").last.map(String.init) ?? path
    let nibNames = nibNames(in: controller.nibBundle ?? .main)
    guard !nibNames.isEmpty else { return nil }
    if name.hasSuffix("Controller"), nibNames.contains(String(name.dropLast("Controller".count))) {
      return String(name.dropLast("Controller".count))
    }
    return nibNames.contains(name) ? name : nil
  }

  private func nibNames(in bundle: Bundle) -> Set<String> {
    if let nibNames = nibNamesByBundle[bundle.bundlePath] { return nibNames }
    var nibNames: Set<String> = []
    for bundle in NibFiles.bundles(from: bundle) {
      for folder in NibFiles.folders(of: bundle) {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        for file in files where file.hasSuffix(".xib") { nibNames.insert(String(file.dropLast(".xib".count))) }
      }
    }
    nibNamesByBundle[bundle.bundlePath] = nibNames
    return nibNames
  }
}
