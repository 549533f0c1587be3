import Foundation

/// A printer of the machine's print system (CUPS).
@preconcurrency @MainActor open class UIPrinter: NSObject {
  private let address: URL

  /// Creates a printer object for the address of a print queue.
  ///
  /// - Parameter url: The address of the printer. Its last component is the name of the print queue, as in
  ///   `ipp://localhost/printers/Office`.
  public init(url: URL) {
    address = url
    super.init()
  }

  /// The address with which the printer was created.
  open var url: URL { address }
  /// The name of the printer, which is the name of its print queue.
  open var displayName: String { address.lastPathComponent }

  /// Checks whether the print system has the printer.
  ///
  /// - Parameter completionHandler: A closure that is called on the main thread with `true` if the print system has the
  ///   printer. It may be nil.
  open func contactPrinter(_ completionHandler: (@MainActor @Sendable (Bool) -> Void)? = nil) {
    let name = displayName
    PrintSpooler.shared.findPrinters { printers, _ in completionHandler?(printers.contains(name)) }
  }
}
