import Foundation

/// The content of a print job. The content consists of pages that are drawn, and of PDF documents that are printed
/// unchanged.
@MainActor struct PrintContent {
  /// A part of the content: pages of a renderer, or a PDF document.
  enum Part {
    case pages(UIPrintPageRenderer)
    case document(Data)
  }

  var parts: [Part]

  /// The uniform type identifiers of the files that can be printed.
  static let types: Set<String> = [
    "com.adobe.pdf", UniformType.png, UniformType.jpeg, "com.compuserve.gif", "public.tiff", "public.heic",
    "org.webmproject.webp", "com.microsoft.bmp", "public.svg-image",
  ]

  /// The size of the largest file that is read, in bytes.
  private static let largestFile = 1 << 30

  static func isDocument(_ data: Data) -> Bool { data.starts(with: Data("%PDF-".utf8)) }

  static func read(_ url: URL) throws -> Data { try RegularFile(FilePath(url)).contents(limit: largestFile) }

  /// Creates content from items, which are file URLs, data or images.
  ///
  /// - Throws: A `UIPrintError` that names the item that cannot be printed.
  init(items: [Any]) throws {
    parts = []
    var images: [UIImage] = []
    func endImages() {
      if !images.isEmpty { parts.append(.pages(ImagePageRenderer(images))) }
      images = []
    }
    for item in items {
      if let image = item as? UIImage {
        images.append(image)
        continue
      }
      let data: Data
      let name: String
      if let url = item as? URL {
        guard url.isFileURL else {
          throw UIPrintError(.unknownImageFormat, "\(url) is not a file, so it cannot be printed")
        }
        name = url.lastPathComponent
        do { data = try Self.read(url) } catch {
          throw UIPrintError(.unknownImageFormat, "“\(name)” cannot be read: \(error)")
        }
      } else if let given = item as? Data {
        data = given
        name = "The data"
      } else {
        throw UIPrintError(
          .unknownImageFormat,
          "an object of type \(type(of: item)) cannot be printed; use a UIImage, Data or a file URL")
      }
      if Self.isDocument(data) {
        endImages()
        parts.append(.document(data))
      } else if let image = UIImage(data: data) {
        images.append(image)
      } else {
        throw UIPrintError(.unknownImageFormat, "“\(name)” is neither a PDF document nor an image that can be read")
      }
    }
    endImages()
  }

  /// Creates content that consists of the pages of a renderer.
  init(_ renderer: UIPrintPageRenderer) { parts = [.pages(renderer)] }

  /// Sets the paper size and margins of the page renderers to those of the print settings.
  func setPaper(_ settings: PrintSettings) {
    for case .pages(let renderer) in parts {
      renderer.paperRect = settings.paperRect
      renderer.printableRect = settings.printableRect
    }
  }

  /// Creates a PDF document for each part of the content, and returns the data of the documents.
  ///
  /// - Throws: A `UIPrintError` if there is no page, or if the pages cannot be drawn.
  func documents(_ settings: PrintSettings, title: String) throws -> [Data] {
    setPaper(settings)
    var result: [Data] = []
    for part in parts {
      switch part {
      case .document(let data): result.append(data)
      case .pages(let renderer):
        let count = renderer.numberOfPages
        guard count > 0 else { continue }
        var pages = IndexSet(integersIn: 0..<count)
        if let chosen = settings.pages, parts.count == 1 { pages.formIntersection(chosen) }
        guard let first = pages.first, let last = pages.last else { continue }
        result.append(try draw(renderer, pages, first...last, settings, title))
      }
    }
    guard !result.isEmpty else { throw UIPrintError(.noContent, "There are no pages to print.") }
    return result
  }

  private func draw(
    _ renderer: UIPrintPageRenderer, _ pages: IndexSet, _ range: ClosedRange<Int>, _ settings: PrintSettings,
    _ title: String
  ) throws -> Data {
    let document = PDFDocumentContext(bounds: settings.paperRect, information: [kCGPDFContextTitle: title])
    UIGraphicsPushContext(document.context)
    defer { UIGraphicsPopContext() }
    _ = renderer.currentRenderingQuality(forRequested: .best)
    renderer.prepare(forDrawingPages: NSRange(location: range.lowerBound, length: range.count))
    for page in pages {
      document.beginPage(nil)
      renderer.drawPage(at: page, in: renderer.printableRect)
    }
    do { return try document.finish() } catch {
      throw UIPrintError(.jobFailed, "The pages cannot be drawn: \(error)")
    }
  }
}
