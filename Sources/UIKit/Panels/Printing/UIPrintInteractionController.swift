import Foundation
import RuntimeInterface

/// The object that presents the printing options and prints. Use the shared instance.
///
/// Set one of `printingItem`, `printingItems`, `printFormatter` and `printPageRenderer`. The other three then become nil.
/// The options are shown in the desktop's dialog if the desktop has a print portal, otherwise in a panel of Tessera. The
/// pages are drawn into a PDF document, which is passed to the portal or to a print queue of CUPS, or is saved in a file
/// that the user chooses.
@preconcurrency @MainActor open class UIPrintInteractionController: NSObject {
  /// A closure that is called when the print job has ended. Its arguments are the controller, a Boolean value that
  /// indicates whether the job was printed or saved, and an error or nil.
  public typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void

  private var job: PrintJob?

  /// The print interaction controller of the application. Use it for all print jobs.
  open class var shared: UIPrintInteractionController {
    ApplicationContext.object(.printController, UIPrintInteractionController())
  }

  /// A Boolean value that indicates whether the machine can print. The value is always `true` in Tessera, because pages
  /// can always be saved as a PDF document.
  open class var isPrintingAvailable: Bool { true }

  /// The uniform type identifiers of the files that can be printed, which are PDF documents and images.
  open class var printableUTIs: Set<String> { PrintContent.types }

  /// Returns whether a file can be printed.
  ///
  /// - Parameter url: The URL of a file.
  /// - Returns: `true` if the file is a PDF document or an image that can be read.
  open class func canPrint(_ url: URL) -> Bool { (try? PrintContent(items: [url])) != nil }

  /// Returns whether the contents of a file can be printed.
  ///
  /// - Parameter data: The contents.
  /// - Returns: `true` if the contents are a PDF document or an image that can be read.
  open class func canPrint(_ data: Data) -> Bool { (try? PrintContent(items: [data])) != nil }

  // MARK: Content

  private enum Content {
    case items([Any], isOne: Bool)
    case formatter(UIPrintFormatter)
    case renderer(UIPrintPageRenderer)
  }

  private var content: Content?

  /// The item to print: an image, the contents of a file as data, or the URL of a file. The default is nil.
  open var printingItem: Any? {
    get { if case .items(let items, true) = content { items.first } else { nil } }
    set { content = newValue.map { .items([$0], isOne: true) } }
  }
  /// The items to print: images, the contents of files as data, and URLs of files. The default is nil.
  open var printingItems: [Any]? {
    get { if case .items(let items, false) = content { items } else { nil } }
    set { content = newValue.map { .items($0, isOne: false) } }
  }
  /// The formatter of the pages. The default is nil.
  open var printFormatter: UIPrintFormatter? {
    get { if case .formatter(let formatter) = content { formatter } else { nil } }
    set { content = newValue.map { .formatter($0) } }
  }
  /// The renderer of the pages. The default is nil.
  open var printPageRenderer: UIPrintPageRenderer? {
    get { if case .renderer(let renderer) = content { renderer } else { nil } }
    set { content = newValue.map { .renderer($0) } }
  }

  func makeContent() throws -> PrintContent {
    switch content {
    case nil:
      throw UIPrintError(
        .noContent,
        "UIPrintInteractionController has nothing to print; set printingItem, printingItems, printFormatter "
          + "or printPageRenderer")
    case .items(let items, _):
      guard !items.isEmpty else { throw UIPrintError(.noContent, "printingItems is an empty array") }
      return try PrintContent(items: items)
    case .formatter(let formatter):
      let renderer = UIPrintPageRenderer()
      renderer.addPrintFormatter(formatter, startingAtPageAt: formatter.startPage)
      return PrintContent(renderer)
    case .renderer(let renderer): return PrintContent(renderer)
    }
  }

  // MARK: Options

  /// The delegate, which selects the paper and is notified of the progress of printing. It is not retained.
  open weak var delegate: (any UIPrintInteractionControllerDelegate)?
  /// The properties of the print job, or nil for the defaults. The default is nil.
  open var printInfo: UIPrintInfo?
  /// The paper that was chosen for the last print job, or nil if nothing has been printed.
  open package(set) var printPaper: UIPrintPaper?
  /// A Boolean value that determines whether the user can choose the number of copies. The default is `true`.
  open var showsNumberOfCopies = true
  /// A Boolean value that determines whether the user can choose the pages to print. The property has had no effect
  /// since iOS 10, because the choice is shown whenever there are several pages. The default is `false`.
  open var showsPageRange = false
  /// A Boolean value that determines whether the user can choose the orientation of the paper. The default is `true`.
  open var showsPaperOrientation = true
  /// A Boolean value that determines whether only papers that are loaded in the printer are offered. The property has
  /// no effect, because CUPS does not report which papers are loaded. The default is `false`.
  open var showsPaperSelectionForLoadedPapers = false

  // MARK: Printing

  /// Presents the printing options.
  ///
  /// - Parameters:
  ///   - animated: `true` to animate the presentation.
  ///   - completion: A closure that is called when the print job has ended. It may be nil.
  /// - Returns: `false` if there is nothing to print, or no view controller that can present the options.
  @discardableResult
  open func present(animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool {
    start(animated, completion) { $0.modalPresentationStyle = .formSheet }
  }

  /// Presents the printing options in a popover if there is enough room for it.
  ///
  /// - Parameters:
  ///   - rect: The rectangle that the popover points to, in the view's coordinates.
  ///   - view: The view.
  ///   - animated: `true` to animate the presentation.
  ///   - completion: A closure that is called when the print job has ended. It may be nil.
  /// - Returns: `false` if there is nothing to print, or no view controller that can present the options.
  @discardableResult
  open func present(
    from rect: CGRect, in view: UIView, animated: Bool, completionHandler completion: CompletionHandler? = nil
  ) -> Bool {
    start(animated, completion) {
      $0.modalPresentationStyle = .popover
      $0.popoverPresentationController?.sourceView = view
      $0.popoverPresentationController?.sourceRect = rect
    }
  }

  /// Presents the printing options in a popover if there is enough room for it.
  ///
  /// - Parameters:
  ///   - item: The bar button that the popover points to.
  ///   - animated: `true` to animate the presentation.
  ///   - completion: A closure that is called when the print job has ended. It may be nil.
  /// - Returns: `false` if there is nothing to print, or no view controller that can present the options.
  @discardableResult
  open func present(
    from item: UIBarButtonItem, animated: Bool, completionHandler completion: CompletionHandler? = nil
  ) -> Bool {
    start(animated, completion) {
      $0.modalPresentationStyle = .popover
      $0.popoverPresentationController?.barButtonItem = item
    }
  }

  /// Prints on a printer without presenting the printing options.
  ///
  /// - Parameters:
  ///   - printer: The printer.
  ///   - completion: A closure that is called when the print job has ended. It may be nil.
  /// - Returns: `false` if there is nothing to print.
  @discardableResult
  open func print(to printer: UIPrinter, completionHandler completion: CompletionHandler? = nil) -> Bool {
    guard let job = makeJob(completion) else { return false }
    var settings = job.settings
    settings.destination = .printer(printer.displayName)
    job.start(settings)
    return true
  }

  /// Dismisses the printing options. The completion handler is called with `false`.
  ///
  /// - Parameter animated: `true` to animate the dismissal.
  open func dismiss(animated: Bool) { job?.cancel(animated) }

  private func makeJob(_ completion: CompletionHandler?) -> PrintJob? {
    guard job == nil else {
      Diagnostics.report(
        "UIPrintInteractionController: the printing options are already shown, or a job is being printed; wait for its "
          + "completion handler")
      return nil
    }
    do {
      let content = try makeContent()
      let job = PrintJob(self, content) { [weak self] completed, error in
        guard let self else { return }
        self.job = nil
        completion?(self, completed, error)
      }
      self.job = job
      return job
    } catch {
      DispatchQueue.main.async { [weak self] in
        MainActor.assumeIsolated { if let self { completion?(self, false, error) } }
      }
      return nil
    }
  }

  private func start(
    _ animated: Bool, _ completion: CompletionHandler?, configure: (UIViewController) -> Void
  ) -> Bool {
    let given = delegate?.printInteractionControllerParentViewController(self)
    guard let parent = given ?? UIWindow.keyWindow?.panelPresenter else {
      Diagnostics.report(
        "UIPrintInteractionController: no view controller can present the printing options; show a window with a "
          + "rootViewController first")
      return false
    }
    guard let job = makeJob(completion) else { return false }
    job.showOptions(in: parent, pushes: given is UINavigationController, animated, configure)
    return true
  }
}
