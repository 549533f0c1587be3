import Foundation

/// The methods that a print interaction controller calls while the user prints. All methods are optional.
@preconcurrency @MainActor public protocol UIPrintInteractionControllerDelegate: NSObjectProtocol {
  /// Returns the view controller that presents the panel with the printing options. A navigation controller pushes the
  /// panel.
  ///
  /// - Parameter printInteractionController: The controller.
  /// - Returns: The view controller, or nil to use the topmost view controller of the key window. The default
  ///   implementation returns nil.
  func printInteractionControllerParentViewController(
    _ printInteractionController: UIPrintInteractionController
  ) -> UIViewController?
  /// Returns the paper for the print job.
  ///
  /// - Parameters:
  ///   - printInteractionController: The controller.
  ///   - paperList: The papers to choose from.
  /// - Returns: The paper that is selected when the panel appears. The default implementation returns the first paper of
  ///   the list.
  func printInteractionController(
    _ printInteractionController: UIPrintInteractionController, choosePaper paperList: [UIPrintPaper]
  ) -> UIPrintPaper
  /// Called before the panel with the printing options is presented.
  ///
  /// - Parameter printInteractionController: The controller.
  func printInteractionControllerWillPresentPrinterOptions(_ printInteractionController: UIPrintInteractionController)
  /// Called after the panel with the printing options was presented.
  ///
  /// - Parameter printInteractionController: The controller.
  func printInteractionControllerDidPresentPrinterOptions(_ printInteractionController: UIPrintInteractionController)
  /// Called before the panel with the printing options is dismissed.
  ///
  /// - Parameter printInteractionController: The controller.
  func printInteractionControllerWillDismissPrinterOptions(_ printInteractionController: UIPrintInteractionController)
  /// Called after the panel with the printing options was dismissed.
  ///
  /// - Parameter printInteractionController: The controller.
  func printInteractionControllerDidDismissPrinterOptions(_ printInteractionController: UIPrintInteractionController)
  /// Called before the pages are drawn.
  ///
  /// - Parameter printInteractionController: The controller.
  func printInteractionControllerWillStartJob(_ printInteractionController: UIPrintInteractionController)
  /// Called after the print job was passed to the printer or has failed.
  ///
  /// - Parameter printInteractionController: The controller.
  func printInteractionControllerDidFinishJob(_ printInteractionController: UIPrintInteractionController)
}

extension UIPrintInteractionControllerDelegate {
  /// Returns the view controller that presents the panel with the printing options. The default implementation returns
  /// nil, which selects the topmost view controller of the key window.
  ///
  /// - Parameter printInteractionController: The controller.
  /// - Returns: nil.
  public func printInteractionControllerParentViewController(
    _ printInteractionController: UIPrintInteractionController
  ) -> UIViewController? { nil }
  /// Returns the paper for the print job. The default implementation returns the first paper of the list, which is the
  /// usual paper of the user's region.
  ///
  /// - Parameters:
  ///   - printInteractionController: The controller.
  ///   - paperList: The papers to choose from.
  /// - Returns: The first paper.
  public func printInteractionController(
    _ printInteractionController: UIPrintInteractionController, choosePaper paperList: [UIPrintPaper]
  ) -> UIPrintPaper { paperList[0] }
  /// Called before the panel with the printing options is presented. The default implementation does nothing.
  ///
  /// - Parameter printInteractionController: The controller.
  public func printInteractionControllerWillPresentPrinterOptions(
    _ printInteractionController: UIPrintInteractionController
  ) {}
  /// Called after the panel with the printing options was presented. The default implementation does nothing.
  ///
  /// - Parameter printInteractionController: The controller.
  public func printInteractionControllerDidPresentPrinterOptions(
    _ printInteractionController: UIPrintInteractionController
  ) {}
  /// Called before the panel with the printing options is dismissed. The default implementation does nothing.
  ///
  /// - Parameter printInteractionController: The controller.
  public func printInteractionControllerWillDismissPrinterOptions(
    _ printInteractionController: UIPrintInteractionController
  ) {}
  /// Called after the panel with the printing options was dismissed. The default implementation does nothing.
  ///
  /// - Parameter printInteractionController: The controller.
  public func printInteractionControllerDidDismissPrinterOptions(
    _ printInteractionController: UIPrintInteractionController
  ) {}
  /// Called before the pages are drawn. The default implementation does nothing.
  ///
  /// - Parameter printInteractionController: The controller.
  public func printInteractionControllerWillStartJob(_ printInteractionController: UIPrintInteractionController) {}
  /// Called after the print job was passed to the printer or has failed. The default implementation does nothing.
  ///
  /// - Parameter printInteractionController: The controller.
  public func printInteractionControllerDidFinishJob(_ printInteractionController: UIPrintInteractionController) {}
}
