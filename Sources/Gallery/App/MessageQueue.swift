import UIKit

/// The messages about the library that a window shows in alerts, one after the other.
@MainActor final class MessageQueue {
  private struct Message {
    let title: String
    let lines: [String]
    /// The title of the button that deletes something, and what it does, or `nil` for a message with a single button.
    let deletion: (title: String, perform: () -> Void)?
  }

  /// The maximum number of lines that an alert shows.
  private static let maximumLines = 5

  private unowned let controller: UIViewController
  private var messages: [Message] = []
  /// The alert that was shown last.
  private weak var alert: UIAlertController?

  /// Creates a queue without messages.
  ///
  /// - Parameter controller: The root view controller of the window, which owns the queue.
  init(_ controller: UIViewController) { self.controller = controller }

  /// Adds a message, and shows it if the window shows no other one.
  ///
  /// - Parameters:
  ///   - title: The title of the alert.
  ///   - lines: The lines below the title, as clauses that begin with a lowercase letter or a name. Without lines, the method does
  ///     nothing.
  ///   - deletion: The title of a button that deletes something, and a closure that is called if the user chooses it. Without it, the
  ///     message has only the button OK.
  func add(_ title: String, _ lines: [String], deletion: (title: String, perform: () -> Void)? = nil) {
    if lines.isEmpty { return }
    messages.append(Message(title: title, lines: lines, deletion: deletion))
    showNext()
  }

  /// Shows the next message, also in front of a panel. If the window is not visible yet, or a panel is moving, the message is shown
  /// afterwards.
  func showNext() {
    guard let message = messages.first, controller.viewIfLoaded?.window != nil, alert?.presentingViewController == nil
    else { return }
    var front: UIViewController = controller
    while let presented = front.presentedViewController {
      if presented.isBeingPresented || presented.isBeingDismissed, let coordinator = presented.transitionCoordinator {
        coordinator.animate(alongsideTransition: nil) { [weak self] _ in self?.showNext() }
        return
      }
      front = presented
    }
    messages.removeFirst()
    let shown = message.lines.prefix(Self.maximumLines).map(PhotoTexts.sentence)
    let more = message.lines.count - shown.count
    let lines = more > 0 ? shown + ["And \(PhotoTexts.number(more)) more."] : shown
    let alert = UIAlertController(title: message.title, message: lines.joined(separator: "\n"), preferredStyle: .alert)
    let cancel = message.deletion == nil ? "OK" : "Cancel"
    alert.addAction(UIAlertAction(title: cancel, style: .cancel) { [weak self] _ in self?.showNext() })
    if let deletion = message.deletion {
      alert.addAction(
        UIAlertAction(title: deletion.title, style: .destructive) { [weak self] _ in
          deletion.perform()
          self?.showNext()
        })
    }
    self.alert = alert
    front.present(alert, animated: true)
  }
}
