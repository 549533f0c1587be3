extension UIImage {
  /// How bright images may be, by UIKit's newer name.
  public typealias DynamicRange = UIImageDynamicRange
}
