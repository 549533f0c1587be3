import UIKit

/// The table before the photos lie on it.
final class LoadingViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(patternImage: ConcreteArtwork.image)
  }
}
