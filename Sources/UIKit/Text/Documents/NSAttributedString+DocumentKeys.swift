import Foundation

extension NSAttributedString {
  /// The format of a document.
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    /// The name of the format.
    public let rawValue: String

    /// Creates a format.
    ///
    /// - Parameter rawValue: The name of the format.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates a format.
    ///
    /// - Parameter rawValue: The name of the format.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Text without attributes.
    public static let plain = DocumentType("NSPlainText")
    /// Rich Text Format.
    public static let rtf = DocumentType("NSRTF")
    /// A folder with a file in Rich Text Format and the files of its attachments.
    public static let rtfd = DocumentType("NSRTFD")
    /// HTML.
    public static let html = DocumentType("NSHTML")
  }

  /// The key of an attribute of a whole document.
  public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
    /// The name of the attribute.
    public let rawValue: String

    /// Creates a key.
    ///
    /// - Parameter rawValue: The name of the attribute.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates a key.
    ///
    /// - Parameter rawValue: The name of the attribute.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The format, a `DocumentType`.
    public static let documentType = DocumentAttributeKey("DocumentType")
    /// The encoding of a plain text, a `UInt` (`String.Encoding.rawValue`).
    public static let characterEncoding = DocumentAttributeKey("CharacterEncoding")
    /// The attributes of text without attributes, a dictionary.
    public static let defaultAttributes = DocumentAttributeKey("DefaultAttributes")
    /// The size of the paper, an `NSValue` of a size in points.
    public static let paperSize = DocumentAttributeKey("PaperSize")
    /// The margins of the paper, an `NSValue` of insets in points.
    public static let paperMargin = DocumentAttributeKey("PaperMargin")
    /// The size of the view that shows the document. It is not read.
    public static let viewSize = DocumentAttributeKey("ViewSize")
    /// The zoom of the view in percent. It is not read.
    public static let viewZoom = DocumentAttributeKey("ViewZoom")
    /// The mode of the view. It is not read.
    public static let viewMode = DocumentAttributeKey("ViewMode")
    /// A positive number if the document must not be edited. It is not read.
    public static let readOnly = DocumentAttributeKey("ReadOnly")
    /// The background color of the document, a `UIColor`. It is not read.
    public static let backgroundColor = DocumentAttributeKey("BackgroundColor")
    /// The threshold for hyphenation. It is not read.
    public static let hyphenationFactor = DocumentAttributeKey("HyphenationFactor")
    /// The interval of tab stops, in points, a `CGFloat`.
    public static let defaultTabInterval = DocumentAttributeKey("DefaultTabInterval")
    /// The sections with different orientations. They are not read.
    public static let textLayoutSections = DocumentAttributeKey("TextLayoutSectionsAttribute")
    /// The scale of text sizes in the document. It is not read.
    public static let textScaling = DocumentAttributeKey("TextScaling")
    /// The scale of text sizes in the source. It is not read.
    public static let sourceTextScaling = DocumentAttributeKey("SourceTextScaling")
    /// The version of Apple's text system that wrote the document. It is not read.
    public static let cocoaVersionDocumentAttribute = DocumentAttributeKey("CocoaRTFVersion")
  }

  /// The key of an option with which a document is read.
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    /// The name of the option.
    public let rawValue: String

    /// Creates a key.
    ///
    /// - Parameter rawValue: The name of the option.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates a key.
    ///
    /// - Parameter rawValue: The name of the option.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The format, a `DocumentType`. Without this option, the beginning of the data determines the format.
    public static let documentType = DocumentReadingOptionKey("DocumentType")
    /// The attributes of text to which the document gives none, a dictionary.
    public static let defaultAttributes = DocumentReadingOptionKey("DefaultAttributes")
    /// The encoding of a plain text or an HTML text, a `UInt` (`String.Encoding.rawValue`).
    public static let characterEncoding = DocumentReadingOptionKey("CharacterEncoding")
    /// The scale to which text sizes are converted. It has no effect.
    public static let targetTextScaling = DocumentReadingOptionKey("TargetTextScaling")
    /// The scale of text sizes in the source. It has no effect.
    public static let sourceTextScaling = DocumentReadingOptionKey("SourceTextScaling")
  }
}
