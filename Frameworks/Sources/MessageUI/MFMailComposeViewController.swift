import UIKit

/// Hands a message over to the desktop's mail program. The controller shows nothing itself: when it appears, the program
/// opens, and the delegate is informed that the message was saved, because it is unknown whether it will be sent.
open class MFMailComposeViewController: UINavigationController {
  /// The delegate, which dismisses the controller.
  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
  private var subject = ""
  private var body = ""
  private var recipients: [String] = []
  private var copies: [String] = []
  private var blindCopies: [String] = []

  /// Returns whether mail can be written: always, because the desktop says what it does with a mail address.
  open class func canSendMail() -> Bool { true }

  open func setSubject(_ subject: String) { self.subject = subject }
  open func setToRecipients(_ toRecipients: [String]?) { recipients = toRecipients ?? [] }
  open func setCcRecipients(_ ccRecipients: [String]?) { copies = ccRecipients ?? [] }
  open func setBccRecipients(_ bccRecipients: [String]?) { blindCopies = bccRecipients ?? [] }
  /// Sets the text. HTML tags are removed, because a mail address contains plain text only.
  open func setMessageBody(_ body: String, isHTML: Bool) {
    self.body = isHTML ? body.replacingOccurrences(of: "<[^>]+>", with: "", options: .regularExpression) : body
  }
  /// Ignores an attachment, because a mail address cannot contain one.
  open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {}
  open func setPreferredSendingEmailAddress(_ emailAddress: String) {}

  /// The address that is opened.
  public var mailAddress: URL? {
    var parts = URLComponents()
    parts.scheme = "mailto"
    parts.path = recipients.joined(separator: ",")
    let items = [
      ("subject", subject), ("body", body), ("cc", copies.joined(separator: ",")),
      ("bcc", blindCopies.joined(separator: ",")),
    ]
    parts.queryItems = items.filter { !$0.1.isEmpty }.map { URLQueryItem(name: $0.0, value: $0.1) }
    if parts.queryItems?.isEmpty ?? true { parts.queryItems = nil }
    return parts.url
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard let url = mailAddress else { return finish(false) }
    UIApplication.shared.open(url, options: [:]) { [weak self] in self?.finish($0) }
  }

  private func finish(_ isOpen: Bool) {
    let error = isOpen ? nil : MFMailComposeError(code: .saveFailed)
    guard let delegate = mailComposeDelegate else { return dismiss(animated: false) }
    delegate.mailComposeController(self, didFinishWith: isOpen ? .saved : .failed, error: error)
  }
}

/// The result of composing a message.
public enum MFMailComposeResult: Int, Sendable { case cancelled, saved, sent, failed }

/// The errors of composing a message.
public struct MFMailComposeError: Error, Sendable {
  public enum Code: Int, Sendable { case saveFailed, sendFailed }
  public let code: Code
}

/// The methods that a mail composer calls when the user has finished a message.
@preconcurrency @MainActor public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
  public func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
  ) { controller.dismiss(animated: false) }
}
