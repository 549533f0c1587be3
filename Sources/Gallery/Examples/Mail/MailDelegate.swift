import UIKit

/// The delegate of a mail application with three columns: mailboxes, messages, and a message.
final class MailDelegate: UIResponder, UIApplicationDelegate, UISplitViewControllerDelegate {
  var window: UIWindow?
  let split = UISplitViewController(style: .tripleColumn)

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    let mailboxes = MailboxesViewController()
    let messages = MessagesViewController()
    let message = MessageViewController()
    mailboxes.onSelect = { [weak split] mailbox in
      messages.mailbox = mailbox
      split?.show(.supplementary)
    }
    messages.onSelect = { [weak split] selected in
      message.message = selected
      split?.show(.secondary)
    }
    split.setViewController(mailboxes, for: .primary)
    split.setViewController(messages, for: .supplementary)
    split.setViewController(message, for: .secondary)
    split.showsSecondaryOnlyButton = true
    split.delegate = self

    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = split
    window.makeKeyAndVisible()
    self.window = window
    return true
  }

  /// Returns the column that remains visible when the split view collapses in a narrow window: the open message if there is one,
  /// otherwise the list of messages.
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    let openMessage = (svc.viewController(for: .secondary) as? MessageViewController)?.message
    return openMessage == nil ? .supplementary : .secondary
  }
}
