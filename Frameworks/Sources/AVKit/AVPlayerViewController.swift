import AVFoundation
import UIKit

/// Shows the video of a player on iOS. Here it shows a text, and a button that opens the video with the desktop's program.
open class AVPlayerViewController: UIViewController {
  /// The player, whose video the button opens.
  open var player: AVPlayer? {
    didSet { updateButton() }
  }
  /// The delegate, which is not called.
  open weak var delegate: (any AVPlayerViewControllerDelegate)?
  /// A Boolean value that determines whether controls are shown. The default is `true`. The value is stored but has no effect.
  open var showsPlaybackControls = true
  /// The position of the video in its rectangle. The default is `resizeAspect`. The value is stored but has no effect.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// A Boolean value that determines whether the video can be shown in a small window. The default is `true`. The value is
  /// stored but has no effect.
  open var allowsPictureInPicturePlayback = true
  /// A Boolean value that determines whether the video fills the screen when it begins. The default is `false`. The value is
  /// stored but has no effect.
  open var entersFullScreenWhenPlaybackBegins = false
  /// A Boolean value that determines whether the video leaves the full screen when it ends. The default is `false`. The value
  /// is stored but has no effect.
  open var exitsFullScreenWhenPlaybackEnds = false
  /// A Boolean value that determines whether the system shows what is played. The default is `true`. The value is stored but
  /// has no effect.
  open var updatesNowPlayingInfoCenter = true
  /// Indicates whether the first frame of the video can be shown: `false`.
  open var isReadyForDisplay: Bool { false }
  /// The view above the video, for additional views.
  public let contentOverlayView: UIView? = UIView()

  private let button = UIButton(type: .system)

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    let label = UILabel()
    label.text = "Videos cannot be shown here."
    label.textColor = .white
    button.setTitle("Open", for: .normal)
    button.addAction(
      UIAction { [weak self] _ in
        guard let url = self?.videoURL else { return }
        UIApplication.shared.open(url, options: [:], completionHandler: nil)
      }, for: .primaryActionTriggered)
    updateButton()
    let stack = UIStackView(arrangedSubviews: [label, button])
    stack.axis = .vertical
    stack.alignment = .center
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
    if let contentOverlayView {
      contentOverlayView.frame = view.bounds
      contentOverlayView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      contentOverlayView.isUserInteractionEnabled = false
      view.addSubview(contentOverlayView)
    }
  }

  private var videoURL: URL? { player?.currentItem?.asset.contentURL }

  private func updateButton() { button.isHidden = videoURL == nil }
}

/// A delegate of a controller that shows a video. Its methods are not called.
@MainActor public protocol AVPlayerViewControllerDelegate: NSObjectProtocol {}
