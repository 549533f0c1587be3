import UIKit

class DetailController: UIViewController {
  @IBOutlet private(set) weak var label: UILabel!
  var text = ""

  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = text
  }
}
