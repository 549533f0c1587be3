import RuntimeInterface

/// Reports errors in the use of layers, for which Core Animation raises exceptions. A running application sends the reports to the
/// destination of UIKit's reports.
@MainActor package final class LayerDiagnostics {
  private var reportHandler: ((String) -> Void)?

  /// A closure that receives every report. If it is nil, reports are written to standard error.
  package static var handler: ((String) -> Void)? {
    get { RenderContext.current.diagnostics.reportHandler }
    set { RenderContext.current.diagnostics.reportHandler = newValue }
  }

  /// Reports an error and continues.
  static func report(_ text: String) {
    if let handler { handler(text) } else { StandardStream.error.writeLine("QuartzCore: \(text)") }
  }
}
