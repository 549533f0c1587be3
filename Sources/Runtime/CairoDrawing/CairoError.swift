import CCairo

/// An error that cairo reported while it wrote a PDF document. The description contains cairo's message.
struct CairoError: Error, CustomStringConvertible {
  let description: String

  init(_ status: cairo_status_t) {
    description = "cairo cannot write the PDF document: \(String(cString: cairo_status_to_string(status)))"
  }
}
