import UIKit

/// Opens a page in the desktop's browser. The controller shows nothing itself: when it appears, the browser opens, and it
/// is dismissed.
open class SFSafariViewController: UIViewController {
  /// The configuration of the controller. It has no effect, because the desktop's browser shows the page.
  open class Configuration: NSObject {
    public var entersReaderIfAvailable = false
    public var barCollapsingEnabled = true
  }

  /// The style of the button that dismisses the controller. It has no effect.
  public enum DismissButtonStyle: Int, Sendable { case done, close, cancel }

  private let url: URL
  /// The configuration.
  public let configuration: Configuration
  /// The delegate.
  open weak var delegate: (any SFSafariViewControllerDelegate)?
  open var preferredBarTintColor: UIColor?
  open var preferredControlTintColor: UIColor?
  open var dismissButtonStyle = DismissButtonStyle.done

  /// Creates a controller for a page.
  public convenience init(url: URL) { self.init(url: url, configuration: Configuration()) }

  /// Creates a controller for a page.
  public init(url: URL, configuration: Configuration) {
    self.url = url
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller for a page.
  public convenience init(url: URL, entersReaderIfAvailable: Bool) {
    self.init(url: url)
    configuration.entersReaderIfAvailable = entersReaderIfAvailable
  }

  public required init?(coder: NSCoder) { nil }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    UIApplication.shared.open(url, options: [:]) { [weak self] isOpen in
      guard let self else { return }
      delegate?.safariViewController(self, didCompleteInitialLoad: isOpen)
      delegate?.safariViewControllerDidFinish(self)
      if let navigation = navigationController, navigation.viewControllers.count > 1 {
        navigation.popViewController(animated: false)
      } else {
        dismiss(animated: false)
      }
    }
  }
}

/// A delegate of a controller that shows a page.
@MainActor public protocol SFSafariViewControllerDelegate: AnyObject {
  /// Tells the delegate that the browser was opened.
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
  /// Tells the delegate whether the browser could be opened.
  func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
}

extension SFSafariViewControllerDelegate {
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
  public func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
  ) {}
}
