/// An image in a text. The image occupies space in its line like a character.
///
/// The attachment is the value of the attribute `attachment` for a character U+FFFC.
open class NSTextAttachment: NSObject, NSSecureCoding, @unchecked Sendable {
  private let mark = SwiftObjectMark()

  /// The character U+FFFC, which represents attachments in a text.
  public static let character = 0xFFFC

  /// The image to show. The default is `nil`.
  open var image: UIImage?
  /// The rectangle of the image in points. The origin is relative to the character's position on the baseline, and the *y*-axis points
  /// upwards.
  ///
  /// The default is zero. The image is then on the baseline and has its own size.
  open var bounds = CGRect.zero
  /// The content of the attached file. The default is `nil`.
  open var contents: Data?
  /// The type of `contents`, as a uniform type identifier. The default is `nil`.
  open var fileType: String?
  /// The space to leave on each side, in points. The default is 0.
  open var lineLayoutPadding: CGFloat = 0
  /// A Boolean value that determines whether a view may show the attachment. The value is stored but has no effect, because attachments
  /// are drawn as images. The default is `true`.
  open var allowsTextAttachmentView = true
  /// A Boolean value that indicates whether a view shows the attachment. The value is always `false`, because attachments are drawn as
  /// images.
  open var usesTextAttachmentView: Bool { false }

  /// Creates an attachment with the content of a file. The content is displayed if it is an image.
  ///
  /// - Parameters:
  ///   - contentData: The content of the file.
  ///   - uti: The type of the content, as a uniform type identifier.
  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
    super.init()
    if let contentData { image = UIImage(data: contentData) }
  }

  /// Creates an attachment that shows an image.
  ///
  /// - Parameter image: The image to show.
  public convenience init(image: UIImage) {
    self.init(data: nil, ofType: nil)
    self.image = image
  }

  public override convenience init() { self.init(data: nil, ofType: nil) }

  /// A Boolean value that determines whether the image is larger in the accessibility categories of text sizes. The value
  /// is stored but has no effect. The default is `false`.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false

  /// Creates an attachment from an archive that `encode(with:)` wrote.
  ///
  /// - Parameter coder: The unarchiver.
  public required init?(coder: NSCoder) {
    super.init()
    contents = coder.decodeValue(NSData.self, forKey: "NSAttachmentContents") as Data?
    fileType = coder.decodeString(forKey: "NSAttachmentType")
    image =
      coder.decodeValue(UIImage.self, forKey: "NSAttachmentImage")
      ?? contents.flatMap { UIImage(data: $0) }
    if coder.hasValue(forKey: "NSAttachmentBounds") { bounds = coder.decodeCGRect(forKey: "NSAttachmentBounds") }
    fileName = coder.decodeString(forKey: "NSAttachmentFileName")
  }

  /// Encodes the contents, or the image if there are none, and the bounds.
  ///
  /// - Parameter coder: The archiver.
  open func encode(with coder: NSCoder) {
    if let contents { coder.encode(contents as NSData, forKey: "NSAttachmentContents") }
    coder.encodeString(fileType, forKey: "NSAttachmentType")
    if contents == nil, let image { coder.encode(image, forKey: "NSAttachmentImage") }
    if bounds != .zero { coder.encode(bounds, forKey: "NSAttachmentBounds") }
    coder.encodeString(fileName, forKey: "NSAttachmentFileName")
  }

  /// A Boolean value that indicates whether the class supports secure coding. The value is `true`.
  open class var supportsSecureCoding: Bool { true }

  /// The name of the file in a document of the format `rtfd`, or nil if the attachment has none.
  final var fileName: String?

  /// The contents as a file wrapper, or nil if there are none. Setting it replaces `contents` and `image`.
  open var fileWrapper: FileWrapper? {
    get {
      guard let contents else { return nil }
      let wrapper = FileWrapper(regularFileWithContents: contents)
      wrapper.preferredFilename = fileName
      return wrapper
    }
    set {
      contents = newValue?.regularFileContents
      image = contents.flatMap { UIImage(data: $0) }
      fileName = newValue?.preferredFilename ?? newValue?.filename
    }
  }

  /// Returns the rectangle of the attachment. Subclasses override this method if the size depends on the text around the attachment.
  ///
  /// - Parameters:
  ///   - textContainer: The text container, which is `nil` in Tessera.
  ///   - lineFrag: A rectangle with the height of the line.
  ///   - position: The position in the line, which is zero in Tessera.
  ///   - charIndex: The index of the character, which is 0 in Tessera.
  /// - Returns: The rectangle in points. The origin is relative to the character's position on the baseline, and the *y*-axis points
  ///   upwards. The default is `bounds`. If `bounds` is zero, the rectangle has the size of the image. The baseline of a symbol image
  ///   is then on the baseline of the line. Without an image, the rectangle is 32 by 32 points.
  open func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
    characterIndex charIndex: Int
  ) -> CGRect {
    guard bounds == .zero else { return bounds }
    return CGRect(
      origin: CGPoint(x: 0, y: -(image?.baselineOffsetFromBottom ?? 0)),
      size: image?.size ?? CGSize(width: 32, height: 32))
  }

  /// Returns the image to draw for the attachment.
  ///
  /// - Parameters:
  ///   - imageBounds: The rectangle in which the image is drawn.
  ///   - textContainer: The text container, which is `nil` in Tessera.
  ///   - charIndex: The index of the character, which is 0 in Tessera.
  /// - Returns: The image, or `nil` to draw none. The default is `image`.
  open func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage? { image }
}

extension NSAttributedString {
  /// Creates an attributed string that consists of an attachment, represented by the character U+FFFC.
  ///
  /// - Parameter attachment: The value of the attribute `attachment`.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}

// In an extension, because the protocol would isolate the class to the main actor.
extension NSTextAttachment: UIAccessibilityContentSizeCategoryImageAdjusting {}
