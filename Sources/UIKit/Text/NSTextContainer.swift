/// The space that text flows into; here only a name in the signatures of attachments.
open class NSTextContainer: NSObject {
  /// Points.
  open var size: CGSize

  /// A space of a size.
  public init(size: CGSize) {
    self.size = size
    super.init()
  }
}
