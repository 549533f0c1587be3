/// Something other than characters in a text: an image that stands in the line like a large letter. It hangs on the
/// character U+FFFC as the attribute `attachment`.
open class NSTextAttachment: NSObject, @unchecked Sendable {
  private let mark = SwiftObjectMark()

  /// U+FFFC, the character that stands for attachments.
  public static let character = 0xFFFC

  /// What is shown.
  open var image: UIImage?
  /// Where it is shown, from the text's position on the baseline, y up, in points. Zero, the default: the image's own
  /// size, standing on the baseline.
  open var bounds = CGRect.zero
  /// The bytes of a file.
  open var contents: Data?
  /// The type of `contents`, as a uniform type identifier.
  open var fileType: String?
  /// Points of room on each side. Default 0.
  open var lineLayoutPadding: CGFloat = 0
  /// Default true. Kept; attachments are drawn as images.
  open var allowsTextAttachmentView = true
  /// Always false: attachments are drawn as images.
  open var usesTextAttachmentView: Bool { false }

  /// An attachment with the bytes of a file; shown when they are an image.
  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
    super.init()
    if let contentData { image = UIImage(data: contentData) }
  }

  /// An attachment that shows an image.
  public convenience init(image: UIImage) {
    self.init(data: nil, ofType: nil)
    self.image = image
  }

  public override convenience init() { self.init(data: nil, ofType: nil) }

  /// Attachments are not read from archives here; answers nil.
  public required init?(coder: NSCoder) { nil }

  /// Where the attachment stands in a line, from its position on the baseline, y up, in points. To be overridden for
  /// attachments whose size depends on the text around them.
  open func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
    characterIndex charIndex: Int
  ) -> CGRect {
    bounds != .zero ? bounds : CGRect(origin: .zero, size: image?.size ?? CGSize(width: 32, height: 32))
  }

  /// What is drawn at `imageBounds`.
  open func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage? { image }
}

extension NSAttributedString {
  /// The character U+FFFC with that attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
