import Foundation
import RuntimeInterface

/// An object that manages a print job from the presentation of the options to the end of printing.
@MainActor final class PrintJob {
  private let owner: UIPrintInteractionController
  let content: PrintContent
  private var done: ((Bool, (any Error)?) -> Void)?
  /// The options that are selected when the panel or dialog appears.
  private(set) var settings: PrintSettings
  let title: String
  let papers: [UIPrintPaper]
  private weak var panel: UIViewController?
  private var isPushed = false
  private var dialog: (any PortalDialog)?
  /// The object that saves the documents while its picker is shown, otherwise nil.
  private var saver: PrintSaver?

  init(_ owner: UIPrintInteractionController, _ content: PrintContent, done: @escaping (Bool, (any Error)?) -> Void) {
    self.owner = owner
    self.content = content
    self.done = done
    let info = owner.printInfo ?? UIPrintInfo()
    title = info.jobName
    papers = UIPrintPaper.papers()
    let paper = owner.delegate?.printInteractionController(owner, choosePaper: papers) ?? papers[0]
    settings = PrintSettings(paper: paper)
    settings.isLandscape = info.orientation == .landscape
    settings.duplex = info.duplex
    settings.isGrayscale = info.outputType == .grayscale || info.outputType == .photoGrayscale
    if let printer = info.printerID { settings.destination = .printer(printer) }
  }

  var showsNumberOfCopies: Bool { owner.showsNumberOfCopies }
  var showsPaperOrientation: Bool { owner.showsPaperOrientation }

  // MARK: Options

  /// Shows the desktop's dialog, or the panel if the desktop has no print dialog.
  func showOptions(
    in parent: UIViewController, pushes: Bool, _ animated: Bool, _ configure: (UIViewController) -> Void
  ) {
    owner.delegate?.printInteractionControllerWillPresentPrinterOptions(owner)
    let options = PrintOptionsController(self)
    let container = pushes ? options : UINavigationController(rootViewController: options)
    if !pushes { configure(container) }
    let show: @MainActor () -> Void = { [self] in
      panel = options
      isPushed = pushes
      if pushes, let navigation = parent as? UINavigationController {
        navigation.pushViewController(options, animated: animated)
        didPresent()
      } else {
        parent.present(container, animated: animated) { self.didPresent() }
      }
    }
    guard let portal = UIScreen.main.portal else { return show() }
    dialog = portal.preparePrint(setup) { [self] result in
      dialog = nil
      switch result {
      case .chosen(let setup, let token):
        dismissed()
        start(applying(setup), portal: portal, token: token)
      case .cancelled:
        dismissed()
        finish(false, nil)
      case .unavailable: show()
      }
    }
    if dialog == nil { show() } else { didPresent() }
  }

  private func didPresent() { owner.delegate?.printInteractionControllerDidPresentPrinterOptions(owner) }

  private func dismissed() {
    owner.delegate?.printInteractionControllerWillDismissPrinterOptions(owner)
    owner.delegate?.printInteractionControllerDidDismissPrinterOptions(owner)
  }

  /// Dismisses the panel, and calls a closure afterwards.
  func dismissPanel(_ animated: Bool = true, _ then: @escaping () -> Void) {
    owner.delegate?.printInteractionControllerWillDismissPrinterOptions(owner)
    let finished = { [self] in
      owner.delegate?.printInteractionControllerDidDismissPrinterOptions(owner)
      then()
    }
    if isPushed {
      panel?.navigationController?.popViewController(animated: animated)
      finished()
    } else if let presenter = panel?.presentingViewController {
      presenter.dismiss(animated: animated, completion: finished)
    } else {
      finished()
    }
    panel = nil
  }

  /// Ends the job because the user, or the application, has dismissed the options.
  func cancel(_ animated: Bool = true) {
    guard done != nil else { return }
    if let dialog {
      dialog.cancel()
      self.dialog = nil
      dismissed()
      finish(false, nil)
    } else if panel != nil {
      dismissPanel(animated) { self.finish(false, nil) }
    }
  }

  /// Ends the job if the panel was dismissed without pressing a button, for example by a swipe.
  func panelDisappeared() {
    guard panel != nil else { return }
    panel = nil
    dismissed()
    finish(false, nil)
  }

  // MARK: Printing

  /// Draws the pages, and sends them to the chosen printer or to a file.
  func start(_ settings: PrintSettings) { start(settings, portal: nil, token: 0) }

  private func start(_ settings: PrintSettings, portal: (any DesktopPortal)?, token: UInt32) {
    owner.delegate?.printInteractionControllerWillStartJob(owner)
    owner.printPaper = settings.paper
    if let info = owner.printInfo {
      info.orientation = settings.isLandscape ? .landscape : .portrait
      info.duplex = settings.duplex
      if case .printer(let name) = settings.destination { info.printerID = name }
    }
    let documents: [Data]
    do { documents = try content.documents(settings, title: title) } catch { return jobEnded(false, error) }
    if let portal {
      send(documents[...], to: portal, token)
    } else if case .printer(let name) = settings.destination {
      PrintSpooler.shared.print(documents, on: name, settings, title: title) { error in
        self.jobEnded(error == nil, error)
      }
    } else {
      let saver = PrintSaver(documents, title: title) { isSaved, error in self.jobEnded(isSaved, error) }
      self.saver = saver
      saver.show()
    }
  }

  private func send(_ documents: ArraySlice<Data>, to portal: any DesktopPortal, _ token: UInt32) {
    guard let document = documents.first else { return jobEnded(true, nil) }
    portal.print(document, title: title, token: token) { [self] isPrinted in
      guard isPrinted else {
        return jobEnded(false, UIPrintError(.jobFailed, "The desktop's print service did not print “\(title)”."))
      }
      // A token is valid for one document.
      send(documents.dropFirst(), to: portal, 0)
    }
  }

  private func jobEnded(_ completed: Bool, _ error: (any Error)?) {
    saver = nil
    owner.delegate?.printInteractionControllerDidFinishJob(owner)
    finish(completed, error)
  }

  private func finish(_ completed: Bool, _ error: (any Error)?) {
    let done = done
    self.done = nil
    done?(completed, error)
  }

  // MARK: Portal

  private var setup: PrintSetup {
    let rect = settings.paper.printableRect
    let size = settings.paper.paperSize
    return PrintSetup(
      title: title, paperName: settings.paper.name, paperTitle: settings.paper.title, paperSize: size,
      margins: PrintSetup.Margins(
        top: rect.minY, left: rect.minX, bottom: size.height - rect.maxY, right: size.width - rect.maxX),
      isLandscape: settings.isLandscape, copies: settings.copies, duplex: settings.duplex.rawValue,
      isGrayscale: settings.isGrayscale)
  }

  /// Returns the options of the job with the changes that the user has made in the desktop's dialog.
  private func applying(_ setup: PrintSetup) -> PrintSettings {
    var result = settings
    let margins = setup.margins
    result.paper = UIPrintPaper(
      setup.paperName, setup.paperTitle, size: setup.paperSize,
      margins: UIEdgeInsets(top: margins.top, left: margins.left, bottom: margins.bottom, right: margins.right))
    result.isLandscape = setup.isLandscape
    result.copies = setup.copies
    result.duplex = UIPrintInfo.Duplex(rawValue: setup.duplex) ?? .none
    result.isGrayscale = setup.isGrayscale
    result.pages = setup.pages
    return result
  }
}
