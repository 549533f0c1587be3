import UIKit.UIGestureRecognizerSubclass

open class BoardController: UIViewController {
  public var log: [String] = []
  @IBOutlet private weak var label: UILabel!
  @IBOutlet var buttons: [UIButton]!
  @IBInspectable var radius: CGFloat = 0
  @IBAction private func plain() { log.append("plain") }
  @IBAction func one(_ sender: UIButton) { log.append("one \(sender.tag)") }
  @IBAction func two(_ sender: UIControl, forEvent event: UIEvent?) { log.append("two \(event == nil)") }
  @objc open func overridden() { log.append("base") }
  @objc(renamed:) func named(_ sender: Any?) { log.append("named") }
  @objc func overloaded() { log.append("no argument") }
  @objc func overloaded(_ sender: Any?) { log.append("an argument") }

  var isConnected: Bool { return label != nil && buttons?.count == 2 }

  func selectors() -> [Selector] {
    return [
      #selector(plain), #selector(one(_:)), #selector(two(_:forEvent:)), #selector(BoardController.overridden),
      #selector(self.hidden), #selector(named(_:)), #selector((overloaded as () -> Void)),
      #selector(overloaded as (Any?) -> Void),
    ]
  }

  static let shared = #selector(BoardController.overridden)
}

extension BoardController {
  @objc private func hidden() { log.append("hidden") }
}

extension UIView {
  @IBInspectable var corner: CGFloat {
    get { return layer.cornerRadius }
    set { layer.cornerRadius = newValue }
  }
}

class BoardView: UIView {}
