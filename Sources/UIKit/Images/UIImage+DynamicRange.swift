extension UIImage {
  /// The dynamic range of images. It is the same type as `UIImageDynamicRange`.
  public typealias DynamicRange = UIImageDynamicRange
}
