extension UIImage {
  /// The dynamic range of images. This is the same type as `UIImageDynamicRange`.
  public typealias DynamicRange = UIImageDynamicRange
}
