import UIKit

/// A page with one painting, above which the tab bar is hidden.
final class PaintingViewController: UIViewController {
  private let number: Int
  private let imageView = UIImageView()

  init(number: Int) {
    self.number = number
    super.init(nibName: nil, bundle: nil)
    title = "Painting \(number + 1)"
  }

  required init?(coder: NSCoder) {
    fatalError("PaintingViewController does not support init(coder:); create it in code")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    imageView.image = Painting.image(number)
    imageView.contentMode = .scaleAspectFit
    view.addSubview(imageView)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    imageView.frame = view.safeAreaLayoutGuide.layoutFrame.insetBy(dx: 16, dy: 16)
  }
}
