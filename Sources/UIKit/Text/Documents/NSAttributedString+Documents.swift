import Foundation

extension NSAttributedString {
  /// Reads a document: plain text, Rich Text Format or HTML.
  ///
  /// Of Rich Text Format, characters, paragraphs and links are read; pictures and tables are left out. HTML is read as by
  /// `UIMarkupTextPrintFormatter`, without style sheets and scripts.
  ///
  /// - Parameters:
  ///   - data: The contents of the document.
  ///   - options: The options. Without a `documentType`, the format is recognized by its beginning.
  ///   - dict: Receives the attributes of the document, or nil.
  /// - Throws: A `CocoaError` if the document is not in the format.
  public convenience init(
    data: Data, options: [NSAttributedString.DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    let document = try AttributedDocument(data, options)
    dict?.pointee = document.dictionary
    self.init(attributedString: document.text)
  }

  /// Reads a document from a file.
  ///
  /// - Parameters:
  ///   - url: The URL of the file.
  ///   - options: The options. Without a `documentType`, the format is recognized by the file's extension and its beginning.
  ///   - dict: Receives the attributes of the document, or nil.
  /// - Throws: A `CocoaError` if the file cannot be read or is not in the format.
  public convenience init(
    url: URL, options: [NSAttributedString.DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    let document = try AttributedDocument(contentsOf: url, options)
    dict?.pointee = document.dictionary
    self.init(attributedString: document.text)
  }

  /// Reads a document from a file. Use `init(url:options:documentAttributes:)`.
  ///
  /// - Parameters:
  ///   - url: The URL of the file.
  ///   - options: The options, with `DocumentReadingOptionKey`s as keys.
  ///   - dict: Receives the attributes of the document, or nil.
  /// - Throws: A `CocoaError` if the file cannot be read or is not in the format.
  public convenience init(
    fileURL url: URL, options: [AnyHashable: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    let document = try AttributedDocument(contentsOf: url, AttributedDocument.options(options))
    dict?.pointee = document.dictionary
    self.init(attributedString: document.text)
  }

  /// Writes a part of the text as a document: plain text, Rich Text Format or HTML. Attachments are left out.
  ///
  /// - Parameters:
  ///   - range: The range of the text, in UTF-16 code units.
  ///   - dict: The attributes of the document. `documentType` is required; `characterEncoding` is used for plain text.
  /// - Returns: The contents of the document.
  /// - Throws: A `CocoaError` if the format is missing or unknown, or if the encoding cannot represent the text.
  public func data(
    from range: NSRange,
    documentAttributes dict: [NSAttributedString.DocumentAttributeKey: Any] = [:]
  ) throws -> Data {
    try AttributedDocument.data(attributedSubstring(from: range), dict)
  }

  /// Writes a part of the text as a document in a file wrapper. The format `rtfd` results in a folder with the text and the files of
  /// its attachments, the other formats in a file.
  ///
  /// - Parameters:
  ///   - range: The range of the text, in UTF-16 code units.
  ///   - dict: The attributes of the document. `documentType` is required.
  /// - Returns: The wrapper.
  /// - Throws: A `CocoaError` if the format is missing or unknown, or if the encoding cannot represent the text.
  public func fileWrapper(
    from range: NSRange,
    documentAttributes dict: [NSAttributedString.DocumentAttributeKey: Any] = [:]
  ) throws -> FileWrapper {
    let text = attributedSubstring(from: range)
    guard AttributedDocument.type(dict[.documentType]) == .rtfd else {
      return FileWrapper(regularFileWithContents: try AttributedDocument.data(text, dict))
    }
    var writer = RTFWriter(text, writesAttachments: true)
    let document = writer.document(dict)
    let folder = FileWrapper(directoryWithFileWrappers: writer.attachments)
    folder.addRegularFile(
      withContents: Data(document.utf8), preferredFilename: AttributedDocument.textName)
    return folder
  }
}

extension NSMutableAttributedString {
  /// Replaces the text by that of a document.
  ///
  /// - Parameters:
  ///   - data: The contents of the document.
  ///   - opts: The options. Without a `documentType`, the format is recognized by its beginning.
  ///   - dict: Receives the attributes of the document, or nil.
  /// - Throws: A `CocoaError` if the document is not in the format.
  public func read(
    from data: Data, options opts: [NSAttributedString.DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    let document = try AttributedDocument(data, opts)
    dict?.pointee = document.dictionary
    setAttributedString(document.text)
  }

  /// Replaces the text by that of a document in a file.
  ///
  /// - Parameters:
  ///   - url: The URL of the file.
  ///   - opts: The options. Without a `documentType`, the format is recognized by the file's extension and its beginning.
  ///   - dict: Receives the attributes of the document, or nil.
  /// - Throws: A `CocoaError` if the file cannot be read or is not in the format.
  public func read(
    from url: URL, options opts: [NSAttributedString.DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    let document = try AttributedDocument(contentsOf: url, opts)
    dict?.pointee = document.dictionary
    setAttributedString(document.text)
  }

  /// Replaces the text by that of a document in a file. Use `read(from:options:documentAttributes:)`.
  ///
  /// - Parameters:
  ///   - url: The URL of the file.
  ///   - opts: The options, with `DocumentReadingOptionKey`s as keys.
  ///   - dict: Receives the attributes of the document, or nil.
  /// - Throws: A `CocoaError` if the file cannot be read or is not in the format.
  public func read(
    fromFileURL url: URL, options opts: [AnyHashable: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    try read(from: url, options: AttributedDocument.options(opts), documentAttributes: dict)
  }
}
