import UIKit

/// Opens a page in the desktop's browser. The controller shows nothing itself: when it appears, the browser opens, and it
/// is dismissed.
open class SFSafariViewController: UIViewController {
  /// The configuration of the controller. It has no effect, because the desktop's browser shows the page.
  open class Configuration: NSObject {
    /// A Boolean value that determines whether the page is shown without its decoration. The default is `false`. The value is
    /// stored but has no effect.
    public var entersReaderIfAvailable = false
    /// A Boolean value that determines whether the bars become smaller when the user scrolls. The default is `true`. The value
    /// is stored but has no effect.
    public var barCollapsingEnabled = true
  }

  /// The style of the button that dismisses the controller. It has no effect.
  public enum DismissButtonStyle: Int, Sendable {
    /// The title "Done".
    case done
    /// The title "Close".
    case close
    /// The title "Cancel".
    case cancel
  }

  private let url: URL
  /// The configuration.
  public let configuration: Configuration
  /// The delegate.
  open weak var delegate: (any SFSafariViewControllerDelegate)?
  /// The color of the bars, or nil. The value is stored but has no effect.
  open var preferredBarTintColor: UIColor?
  /// The color of the buttons in the bars, or nil. The value is stored but has no effect.
  open var preferredControlTintColor: UIColor?
  /// The style of the button that dismisses the controller. The default is `done`. The value is stored but has no effect.
  open var dismissButtonStyle = DismissButtonStyle.done

  /// Creates a controller for a page.
  ///
  /// - Parameter url: The URL of the page.
  public convenience init(url: URL) { self.init(url: url, configuration: Configuration()) }

  /// Creates a controller for a page.
  ///
  /// - Parameters:
  ///   - url: The URL of the page.
  ///   - configuration: The configuration. It has no effect.
  public init(url: URL, configuration: Configuration) {
    self.url = url
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller for a page.
  ///
  /// - Parameters:
  ///   - url: The URL of the page.
  ///   - entersReaderIfAvailable: The value is stored in the configuration but has no effect.
  public convenience init(url: URL, entersReaderIfAvailable: Bool) {
    self.init(url: url)
    configuration.entersReaderIfAvailable = entersReaderIfAvailable
  }

  /// Returns nil, because a controller without a page cannot be created.
  ///
  /// - Parameter coder: The coder from which the object is read.
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
  /// Tells the delegate that the controller is dismissed. It is called when the desktop has answered the request to open the
  /// browser, even if that failed.
  ///
  /// - Parameter controller: The controller.
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
  /// Tells the delegate whether the browser could be opened.
  ///
  /// - Parameters:
  ///   - controller: The controller.
  ///   - didLoadSuccessfully: `true` if the desktop has opened the browser. It is unknown whether the page was loaded.
  func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
}

extension SFSafariViewControllerDelegate {
  /// Does nothing.
  ///
  /// - Parameter controller: The controller.
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
  /// Does nothing.
  ///
  /// - Parameters:
  ///   - controller: The controller.
  ///   - didLoadSuccessfully: `true` if the desktop has opened the browser.
  public func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
  ) {}
}
