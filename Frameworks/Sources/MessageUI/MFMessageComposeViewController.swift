import UIKit

/// Writes text messages on iOS. There are none here: `canSendText()` says so, and the controller ends as failed.
open class MFMessageComposeViewController: UINavigationController {
  /// The delegate, which dismisses the controller. Without one, the controller dismisses itself.
  open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
  /// The telephone numbers of the recipients, or nil. The value is stored but has no effect.
  open var recipients: [String]?
  /// The text of the message, or nil. The value is stored but has no effect.
  open var body: String?
  /// The subject of the message, or nil. The value is stored but has no effect.
  open var subject: String?

  /// Returns whether text messages can be sent.
  ///
  /// - Returns: `false`, because a desktop sends no text messages.
  open class func canSendText() -> Bool { false }
  /// Returns whether messages can have attachments.
  ///
  /// - Returns: `false`, because a desktop sends no text messages.
  open class func canSendAttachments() -> Bool { false }
  /// Returns whether messages can have a subject.
  ///
  /// - Returns: `false`, because a desktop sends no text messages.
  open class func canSendSubject() -> Bool { false }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard let delegate = messageComposeDelegate else { return dismiss(animated: false) }
    delegate.messageComposeViewController(self, didFinishWith: .failed)
  }
}

/// The result of composing a text message.
public enum MessageComposeResult: Int, Sendable {
  /// The user has cancelled the message. It does not occur.
  case cancelled
  /// The message was sent. It does not occur.
  case sent
  /// The message could not be written. It is the result in every case.
  case failed
}

/// The methods that a composer of text messages calls when the user has finished a message.
@preconcurrency @MainActor public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
  /// Tells the delegate, when the controller has appeared, that no message can be sent. The delegate dismisses the controller.
  ///
  /// - Parameters:
  ///   - controller: The controller.
  ///   - result: The result, which is `failed`.
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}
