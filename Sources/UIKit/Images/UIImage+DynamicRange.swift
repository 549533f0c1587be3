extension UIImage {
  /// The dynamic range of images, by UIKit's newer name.
  public typealias DynamicRange = UIImageDynamicRange
}
