import Foundation

/// The name of an image in an asset catalog, with the bundle that contains the catalog.
///
/// Xcode declares a constant of this type for each image set, and so does `tessera` for an Xcode project.
public struct ImageResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  /// Creates the name of an image.
  ///
  /// - Parameters:
  ///   - name: The name of the image set, with its namespace.
  ///   - bundle: The bundle that contains the asset catalog.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

extension UIImage {
  /// Creates an image from an asset catalog, in the variant for the current traits.
  ///
  /// - Parameter resource: The name of the image. If the bundle does not contain the image, an error is reported, and the
  ///   image is empty.
  public convenience init(resource: ImageResource) {
    guard let image = UIImage(named: resource.name, in: resource.bundle, with: nil) else {
      ResourceReport.report(
        "UIImage(resource:): there is no image “\(resource.name)” in \(resource.bundle.bundlePath). The image is empty")
      self.init()
      return
    }
    self.init(storage: image.storage, values: image.values)
  }
}
