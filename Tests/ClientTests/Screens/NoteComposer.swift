import UIKit

/// The input bar of a conversation: a text view that grows with its lines up to a limit and then scrolls, above the
/// keyboard, and a button to send the text.
final class NoteComposer: UIViewController, UITextViewDelegate {
  let textView = UITextView()
  let send = UIButton(configuration: .filled())
  private(set) var sent: [String] = []
  private var height: NSLayoutConstraint!

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    textView.font = .systemFont(ofSize: 17)
    textView.delegate = self
    textView.isScrollEnabled = false
    textView.layer.borderWidth = 1
    send.setTitle("Send", for: .normal)
    send.isEnabled = false
    send.addAction(
      UIAction { [unowned self] _ in
        sent.append(textView.text)
        textView.text = ""
        textViewDidChange(textView)
      }, for: .touchUpInside)
    send.setContentHuggingPriority(.required, for: .horizontal)
    send.setContentCompressionResistancePriority(.required, for: .horizontal)
    let bar = UIStackView(arrangedSubviews: [textView, send])
    bar.spacing = 8
    bar.alignment = .bottom
    bar.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(bar)
    height = textView.heightAnchor.constraint(equalToConstant: 37)
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor, constant: -8),
      height,
    ])
  }

  func textViewDidChange(_ textView: UITextView) {
    send.isEnabled = !textView.text.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty
    let wanted = textView.sizeThatFits(CGSize(width: textView.bounds.width, height: .greatestFiniteMagnitude)).height
    textView.isScrollEnabled = wanted > 100
    height.constant = min(100, wanted.rounded(.up))
  }
}
