import UIKit

/// The screen that is shown while the Gallery searches for photos. It shows a message after a short delay.
final class LoadingViewController: UIViewController {
  /// The delay after which the message appears, in seconds. Most folders are read in less time.
  static let messageDelay = 0.2

  private let message = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(patternImage: ConcreteArtwork.image)
    message.text = "Looking for photos…"
    message.font = .systemFont(ofSize: 17)
    message.textColor = UIColor(white: 0.85, alpha: 1)
    message.shadowColor = UIColor(white: 0, alpha: 0.6)
    message.shadowOffset = CGSize(width: 0, height: 1)
    message.textAlignment = .center
    message.frame = view.bounds
    message.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    message.isHidden = true
    view.addSubview(message)
    DispatchQueue.main.asyncAfter(deadline: .now() + Self.messageDelay) { [weak message] in
      MainActor.assumeIsolated { message?.isHidden = false }
    }
  }
}
