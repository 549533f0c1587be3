import Foundation

/// The methods that a print interaction controller calls while the user prints. All methods are optional.
@preconcurrency @MainActor public protocol UIPrintInteractionControllerDelegate: NSObjectProtocol {
  /// Returns the view controller that presents the panel. A navigation controller pushes the panel.
  ///
  /// - Parameter printInteractionController: The controller.
  /// - Returns: The view controller; the default implementation returns nil, for the topmost one of the key window.
  func printInteractionControllerParentViewController(
    _ printInteractionController: UIPrintInteractionController
  ) -> UIViewController?
  /// Returns the paper for the print job.
  ///
  /// - Parameters:
  ///   - printInteractionController: The controller.
  ///   - paperList: The papers to choose from.
  /// - Returns: The paper that is selected first; the default implementation returns the first one of the list.
  func printInteractionController(
    _ printInteractionController: UIPrintInteractionController, choosePaper paperList: [UIPrintPaper]
  ) -> UIPrintPaper
  /// Called before the panel is presented.
  ///
  /// - Parameter printInteractionController: The controller.
  func printInteractionControllerWillPresentPrinterOptions(_ printInteractionController: UIPrintInteractionController)
  /// Called after the panel was presented.
  ///
  /// - Parameter printInteractionController: The controller.
  func printInteractionControllerDidPresentPrinterOptions(_ printInteractionController: UIPrintInteractionController)
  /// Called before the panel is dismissed.
  ///
  /// - Parameter printInteractionController: The controller.
  func printInteractionControllerWillDismissPrinterOptions(_ printInteractionController: UIPrintInteractionController)
  /// Called after the panel was dismissed.
  ///
  /// - Parameter printInteractionController: The controller.
  func printInteractionControllerDidDismissPrinterOptions(_ printInteractionController: UIPrintInteractionController)
  /// Called before the pages are drawn.
  ///
  /// - Parameter printInteractionController: The controller.
  func printInteractionControllerWillStartJob(_ printInteractionController: UIPrintInteractionController)
  /// Called after the print job was handed to the printer, or failed.
  ///
  /// - Parameter printInteractionController: The controller.
  func printInteractionControllerDidFinishJob(_ printInteractionController: UIPrintInteractionController)
}

extension UIPrintInteractionControllerDelegate {
  /// Returns nil, for the topmost view controller of the key window.
  ///
  /// - Parameter printInteractionController: The controller.
  /// - Returns: nil.
  public func printInteractionControllerParentViewController(
    _ printInteractionController: UIPrintInteractionController
  ) -> UIViewController? { nil }
  /// Returns the first paper of the list, which is the usual one of the user's region.
  ///
  /// - Parameters:
  ///   - printInteractionController: The controller.
  ///   - paperList: The papers to choose from.
  /// - Returns: The first paper.
  public func printInteractionController(
    _ printInteractionController: UIPrintInteractionController, choosePaper paperList: [UIPrintPaper]
  ) -> UIPrintPaper { paperList[0] }
  /// Does nothing.
  ///
  /// - Parameter printInteractionController: The controller.
  public func printInteractionControllerWillPresentPrinterOptions(
    _ printInteractionController: UIPrintInteractionController
  ) {}
  /// Does nothing.
  ///
  /// - Parameter printInteractionController: The controller.
  public func printInteractionControllerDidPresentPrinterOptions(
    _ printInteractionController: UIPrintInteractionController
  ) {}
  /// Does nothing.
  ///
  /// - Parameter printInteractionController: The controller.
  public func printInteractionControllerWillDismissPrinterOptions(
    _ printInteractionController: UIPrintInteractionController
  ) {}
  /// Does nothing.
  ///
  /// - Parameter printInteractionController: The controller.
  public func printInteractionControllerDidDismissPrinterOptions(
    _ printInteractionController: UIPrintInteractionController
  ) {}
  /// Does nothing.
  ///
  /// - Parameter printInteractionController: The controller.
  public func printInteractionControllerWillStartJob(_ printInteractionController: UIPrintInteractionController) {}
  /// Does nothing.
  ///
  /// - Parameter printInteractionController: The controller.
  public func printInteractionControllerDidFinishJob(_ printInteractionController: UIPrintInteractionController) {}
}
