import UIKit

/// A screen with one painting, and buttons that show the previous and the next painting.
final class ZoomPageViewController: UIViewController {
  private(set) var number: Int
  private let imageView = UIImageView()

  init(number: Int) {
    self.number = number
    super.init(nibName: nil, bundle: nil)
    navigationItem.rightBarButtonItems = [button("chevron.right", 1), button("chevron.left", -1)]
    show()
  }

  required init?(coder: NSCoder) {
    fatalError("ZoomPageViewController does not support init(coder:); create it in code")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    imageView.contentMode = .scaleAspectFill
    imageView.clipsToBounds = true
    view.addSubview(imageView)
  }

  /// The frame of the picture, to which the cell zooms.
  var pictureFrame: CGRect {
    view.layoutIfNeeded()
    return imageView.frame
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.safeAreaLayoutGuide.layoutFrame
    let side = min(area.width, area.height)
    imageView.frame = CGRect(x: area.midX - side / 2, y: area.midY - side / 2, width: side, height: side)
  }

  private func button(_ symbol: String, _ step: Int) -> UIBarButtonItem {
    UIBarButtonItem(
      image: UIImage(systemName: symbol), primaryAction: UIAction { [weak self] _ in self?.turn(step) })
  }

  private func turn(_ step: Int) {
    number = (number + step + 24) % 24
    show()
  }

  private func show() {
    title = "Painting \(number + 1)"
    imageView.image = Painting.image(number)
  }
}
