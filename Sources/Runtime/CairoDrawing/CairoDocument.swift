import CCairo
import CoreGraphics
import Foundation

/// A PDF document that cairo writes. Text remains text, and paths remain vectors.
final class CairoDocument: DocumentDrawing {
  private let surface: CairoSurface
  private let cairoBackend: CairoBackend
  private let output: Output
  private var hasPage = false
  /// Indicates whether an invisible drawing has been added to the current page because the page has tags.
  private var hasTagContent = false
  private var destinations: Set<String> = []
  /// The names of the destinations to which links of the document lead.
  private var targets: Set<String> = []

  /// The contents of the document, which cairo writes in parts.
  private final class Output {
    var data = Data()
  }

  init() {
    let output = Output()
    self.output = output
    let pointer = cairo_pdf_surface_create_for_stream(
      { closure, bytes, count in
        guard let closure, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
        Unmanaged<Output>.fromOpaque(closure).takeUnretainedValue().data.append(bytes, count: Int(count))
        return CAIRO_STATUS_SUCCESS
      }, Unmanaged.passUnretained(output).toOpaque(), 612, 792)!
    surface = CairoSurface(taking: pointer)
    cairoBackend = CairoBackend(vectors: surface)
  }

  deinit {
    // Cairo writes the end of an unfinished document when the surface is destroyed, which may be after this object.
    cairo_surface_finish(surface.pointer)
    withExtendedLifetime(output) {}
  }

  var backend: any DrawingBackend { cairoBackend }

  func setInformation(_ key: DocumentInformationKey, _ value: String) {
    cairo_pdf_surface_set_metadata(surface.pointer, key.cairo, value)
  }

  func beginPage(size: CGSize) {
    if hasPage { cairo_show_page(cairoBackend.cairo) }
    hasPage = true
    hasTagContent = false
    cairo_pdf_surface_set_size(surface.pointer, Double(size.width), Double(size.height))
  }

  // MARK: Links

  func setURL(_ url: URL, for rect: CGRect) { tag("Link", "uri=\(Self.quoted(url.absoluteString)) \(Self.box(rect))") }

  func setDestination(_ name: String, for rect: CGRect) {
    targets.insert(name)
    tag("Link", "dest=\(Self.quoted(name)) \(Self.box(rect))")
  }

  func addDestination(_ name: String, at point: CGPoint) {
    guard !name.isEmpty, destinations.insert(name).inserted else { return }
    tag("cairo.dest", "name=\(Self.quoted(name)) x=\(Self.number(point.x)) y=\(Self.number(point.y))")
  }

  /// Writes a tag without content. Its attributes are in device space, which is the coordinate system of the page.
  private func tag(_ name: String, _ attributes: String) {
    let cairo = cairoBackend.cairo
    cairo_save(cairo)
    cairo_identity_matrix(cairo)
    if !hasTagContent {
      // Cairo 1.16 drops the tags of pages on which nothing is drawn, so an almost invisible rectangle is drawn. With
      // an alpha below 0.004, cairo would regard the rectangle as empty.
      hasTagContent = true
      cairo_new_path(cairo)
      cairo_reset_clip(cairo)
      cairo_set_source_rgba(cairo, 1, 1, 1, 0.004)
      cairo_rectangle(cairo, 0, 0, 1, 1)
      cairo_fill(cairo)
    }
    cairo_tag_begin(cairo, name, attributes)
    cairo_tag_end(cairo, name)
    cairo_restore(cairo)
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "'", with: "\\'") + "'"
  }

  private static func box(_ rect: CGRect) -> String {
    let rect = rect.standardized
    return "rect=[\([rect.minX, rect.minY, rect.width, rect.height].map(number).joined(separator: " "))]"
  }

  /// Returns a number as text without an exponent, because cairo does not accept exponents.
  private static func number(_ value: CGFloat) -> String {
    guard value.isFinite else { return "0" }
    let thousandths = Int((min(max(value, -1e6), 1e6) * 1000).rounded())
    let digits = String(abs(thousandths) % 1000)
    let fraction = String(repeating: "0", count: 3 - digits.count) + digits
    return (thousandths < 0 ? "-" : "") + "\(abs(thousandths) / 1000).\(fraction)"
  }

  // MARK: Ending

  func finish() throws -> Data {
    if !hasPage { beginPage(size: CGSize(width: 612, height: 792)) }
    // A link without a destination makes the whole document invalid for cairo.
    for name in targets.subtracting(destinations).sorted() { addDestination(name, at: .zero) }
    cairo_show_page(cairoBackend.cairo)
    let drawing = cairo_status(cairoBackend.cairo)
    cairo_surface_finish(surface.pointer)
    for status in [drawing, cairo_surface_status(surface.pointer)] where status != CAIRO_STATUS_SUCCESS {
      throw CairoError(status)
    }
    return output.data
  }
}

extension DocumentInformationKey {
  fileprivate var cairo: cairo_pdf_metadata_t {
    switch self {
    case .title: CAIRO_PDF_METADATA_TITLE
    case .author: CAIRO_PDF_METADATA_AUTHOR
    case .subject: CAIRO_PDF_METADATA_SUBJECT
    case .keywords: CAIRO_PDF_METADATA_KEYWORDS
    case .creator: CAIRO_PDF_METADATA_CREATOR
    }
  }
}
