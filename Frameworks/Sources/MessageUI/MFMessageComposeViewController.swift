import UIKit

/// Writes text messages on iOS. There are none here: `canSendText()` says so, and the controller ends as failed.
open class MFMessageComposeViewController: UINavigationController {
  open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
  open var recipients: [String]?
  open var body: String?
  open var subject: String?

  /// Returns `false`.
  open class func canSendText() -> Bool { false }
  /// Returns `false`.
  open class func canSendAttachments() -> Bool { false }
  /// Returns `false`.
  open class func canSendSubject() -> Bool { false }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard let delegate = messageComposeDelegate else { return dismiss(animated: false) }
    delegate.messageComposeViewController(self, didFinishWith: .failed)
  }
}

/// The result of composing a text message.
public enum MessageComposeResult: Int, Sendable { case cancelled, sent, failed }

/// The methods that a composer of text messages calls when the user has finished a message.
@preconcurrency @MainActor public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}
