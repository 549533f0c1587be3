import Foundation

/// A view controller that previews a document, either as plain text or as an image that can be zoomed.
final class DocumentPreviewController: UIViewController, UIScrollViewDelegate {
  private enum Content {
    case image(UIImage)
    case text(String)
  }

  /// The size of the largest text that is shown, in bytes.
  private static let largestText = 4 << 20
  private let content: Content
  private let picture = UIImageView()
  /// A closure that is called when the preview has been dismissed.
  var onEnd: () -> Void = {}

  /// Creates a preview of a document. Returns nil if the document is neither an image nor plain text.
  init?(_ url: URL, type: String?, title: String) {
    if let type, UniformType.type(type, conformsTo: "public.text"),
      let data = try? RegularFile(FilePath(url)).contents(limit: Self.largestText),
      let text = String(data: data, encoding: .utf8)
    {
      content = .text(text)
    } else if let image = UIImage(contentsOfFile: url.path) {
      content = .image(image)
    } else {
      return nil
    }
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) {
    fatalError("DocumentPreviewController does not support init(coder:); UIDocumentInteractionController creates it")
  }

  /// Adds a button that dismisses the preview.
  func addDoneButton() {
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let scrollView: UIScrollView
    switch content {
    case .text(let text):
      let textView = UITextView(frame: view.bounds)
      textView.isEditable = false
      textView.font = .monospacedSystemFont(ofSize: 13, weight: .regular)
      textView.textContainerInset = UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12)
      textView.text = text
      scrollView = textView
    case .image(let image):
      scrollView = UIScrollView(frame: view.bounds)
      scrollView.maximumZoomScale = 4
      scrollView.delegate = self
      picture.image = image
      picture.contentMode = .scaleAspectFit
      picture.frame = scrollView.bounds
      picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      scrollView.addSubview(picture)
    }
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(scrollView)
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture.image == nil ? nil : picture }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard isMovingFromParent || navigationController?.isBeingDismissed == true || isBeingDismissed else { return }
    let onEnd = onEnd
    self.onEnd = {}
    onEnd()
  }
}
