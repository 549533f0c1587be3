import UIKit

/// A message: sender, subject and text, in a column of a readable width.
final class MessageViewController: UIViewController {
  var message: MailMessage? { didSet { show() } }
  private let sender = UILabel()
  private let subject = UILabel()
  private let text = UILabel()
  private let scroll = UIScrollView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    sender.font = .preferredFont(forTextStyle: .subheadline)
    sender.textColor = .secondaryLabel
    subject.font = .preferredFont(forTextStyle: .title2)
    text.font = .preferredFont(forTextStyle: .body)
    for label in [sender, subject, text] {
      label.numberOfLines = 0
      label.adjustsFontForContentSizeCategory = true
    }
    let stack = UIStackView(arrangedSubviews: [subject, sender, text])
    stack.axis = .vertical
    stack.spacing = 8
    stack.setCustomSpacing(20, after: sender)
    stack.translatesAutoresizingMaskIntoConstraints = false
    scroll.frame = view.bounds
    scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(scroll)
    scroll.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor, constant: 16),
      stack.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor, constant: -16),
      stack.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor, constant: 24),
      stack.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor, constant: -24),
      stack.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor, constant: -48),
    ])
    navigationItem.rightBarButtonItems = [
      UIBarButtonItem(systemItem: .reply, primaryAction: UIAction { _ in }),
      UIBarButtonItem(systemItem: .trash, primaryAction: UIAction { _ in }),
    ]
    show()
  }

  private func show() {
    guard isViewLoaded else { return }
    sender.text = message.map { "\($0.sender) · \($0.time)" }
    subject.text = message?.subject
    text.text = message?.text
    var empty: UIContentUnavailableConfiguration?
    if message == nil {
      empty = .empty()
      empty?.image = UIImage(systemName: "envelope")
      empty?.text = "No Message Selected"
    }
    contentUnavailableConfiguration = empty
    for item in navigationItem.rightBarButtonItems ?? [] { item.isEnabled = message != nil }
  }
}
