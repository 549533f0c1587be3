import Foundation

/// The name of a color in an asset catalog, with the bundle that contains the catalog.
///
/// Xcode declares a constant of this type for each color set, and so does `tessera` for an Xcode project.
public struct ColorResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  /// Creates the name of a color.
  ///
  /// - Parameters:
  ///   - name: The name of the color set, with its namespace.
  ///   - bundle: The bundle that contains the asset catalog.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

extension UIColor {
  /// Creates a color from an asset catalog. The color depends on traits if the color set has several appearances.
  ///
  /// - Parameter resource: The name of the color. If the bundle does not contain the color, an error is reported, and the
  ///   color is a transparent black.
  public convenience init(resource: ColorResource) {
    guard let color = UIColor(named: resource.name, in: resource.bundle, compatibleWith: nil) else {
      ResourceReport.report(
        "UIColor(resource:): there is no color “\(resource.name)” in \(resource.bundle.bundlePath). The color is "
          + "transparent")
      self.init()
      return
    }
    self.init(storage: color.storage)
  }
}
