import UIKit

/// Hands a message over to the desktop's mail program. The controller shows nothing itself: when it appears, the program
/// opens, and the delegate is informed that the message was saved, because it is unknown whether it will be sent.
///
/// A message with attachments is handed over by the program `xdg-email`. Without it, the result is `failed`.
open class MFMailComposeViewController: UINavigationController {
  /// The delegate, which dismisses the controller.
  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
  private var subject = ""
  private var body = ""
  private var recipients: [String] = []
  private var copies: [String] = []
  private var blindCopies: [String] = []
  private var attachments: [MailAttachment] = []
  /// The program that hands a message with attachments over, until the delegate is informed.
  private var opening: Process?

  /// Returns whether mail can be written. It is not checked whether the desktop has a mail program.
  ///
  /// - Returns: `true`, because the desktop decides what it does with a mail address.
  open class func canSendMail() -> Bool { true }

  /// Sets the subject of the message.
  ///
  /// - Parameter subject: The subject. An empty string leaves it out.
  open func setSubject(_ subject: String) { self.subject = subject }
  /// Sets the recipients of the message.
  ///
  /// - Parameter toRecipients: The mail addresses, or nil for none.
  open func setToRecipients(_ toRecipients: [String]?) { recipients = toRecipients ?? [] }
  /// Sets the recipients of copies.
  ///
  /// - Parameter ccRecipients: The mail addresses, or nil for none.
  open func setCcRecipients(_ ccRecipients: [String]?) { copies = ccRecipients ?? [] }
  /// Sets the recipients of copies that the others do not see.
  ///
  /// - Parameter bccRecipients: The mail addresses, or nil for none.
  open func setBccRecipients(_ bccRecipients: [String]?) { blindCopies = bccRecipients ?? [] }
  /// Sets the text. HTML tags are removed, because a mail address contains plain text only.
  ///
  /// - Parameters:
  ///   - body: The text.
  ///   - isHTML: A Boolean value that indicates whether the text has HTML tags.
  open func setMessageBody(_ body: String, isHTML: Bool) {
    self.body = isHTML ? body.replacingOccurrences(of: "<[^>]+>", with: "", options: .regularExpression) : body
  }
  /// Adds an attachment. Its file is in the temporary directory of the application.
  ///
  /// - Parameters:
  ///   - attachment: The content of the file.
  ///   - mimeType: The MIME type of the file. It is ignored: the mail program finds the type by the name.
  ///   - filename: The name of the file.
  open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {
    attachments.append(MailAttachment(name: filename, data: attachment))
  }
  /// Does nothing, because the mail program chooses the sender.
  ///
  /// - Parameter emailAddress: The mail address of the sender.
  open func setPreferredSendingEmailAddress(_ emailAddress: String) {}

  /// The address that is opened. It does not contain the attachments.
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
    guard attachments.isEmpty else { return openWithAttachments(url) }
    UIApplication.shared.open(url, options: [:]) { [weak self] in self?.finish($0) }
  }

  private func openWithAttachments(_ url: URL) {
    guard let files = try? MailAttachment.write(attachments) else { return finish(false) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["xdg-email", "--utf8"] + files.flatMap { ["--attach", $0.path] } + [url.absoluteString]
    process.standardError = FileHandle.nullDevice
    process.terminationHandler = { [weak self] process in
      let isOpen = process.terminationStatus == 0
      // No mail program reads the files.
      if !isOpen { MailAttachment.remove(files) }
      Task { @MainActor [weak self] in self?.finish(isOpen, process) }
    }
    opening = process
    do { try process.run() } catch {
      MailAttachment.remove(files)
      opening = nil
      return finish(false)
    }
    // `xdg-email` ends at once if there is an error, but may itself run the mail program until the user ends that.
    DispatchQueue.main.asyncAfter(deadline: .now() + 2) { [weak self] in self?.finish(true, process) }
  }

  /// Informs the delegate once that a program has handed the message over or has failed.
  private func finish(_ isOpen: Bool, _ process: Process) {
    guard opening === process else { return }
    opening = nil
    finish(isOpen)
  }

  private func finish(_ isOpen: Bool) {
    let error = isOpen ? nil : MFMailComposeError(code: .saveFailed)
    guard let delegate = mailComposeDelegate else { return dismiss(animated: false) }
    delegate.mailComposeController(self, didFinishWith: isOpen ? .saved : .failed, error: error)
  }
}

/// The result of composing a message.
public enum MFMailComposeResult: Int, Sendable {
  /// The user has cancelled the message. It does not occur, because the mail program does not report it.
  case cancelled
  /// The mail program was opened with the message.
  case saved
  /// The message was sent. It does not occur, because the mail program does not report it.
  case sent
  /// The mail program could not be opened, or not with the attachments.
  case failed
}

/// The errors of composing a message.
public struct MFMailComposeError: Error, Sendable {
  /// A kind of error.
  public enum Code: Int, Sendable {
    /// The mail program could not be opened, or not with the attachments.
    case saveFailed
    /// The message could not be sent. It does not occur.
    case sendFailed
  }
  /// The kind of the error.
  public let code: Code
}

/// The methods that a mail composer calls when the user has finished a message.
@preconcurrency @MainActor public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
  /// Tells the delegate that the mail program was opened or could not be opened. The delegate dismisses the controller.
  ///
  /// - Parameters:
  ///   - controller: The controller.
  ///   - result: The result, which is `saved` or `failed`.
  ///   - error: An error if the mail program could not be opened, or nil.
  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
  /// Dismisses the controller.
  ///
  /// - Parameters:
  ///   - controller: The controller.
  ///   - result: The result, which is `saved` or `failed`.
  ///   - error: An error if the mail program could not be opened, or nil.
  public func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
  ) { controller.dismiss(animated: false) }
}
