import Foundation
import UIKit

// The classes list their members by hand, as the code that `tessera` generates does.

/// A view controller with outlets and actions.
final class SliceController: UIViewController {
  var titleLabel: UILabel!
  private var button: UIButton!
  var buttons: [UIButton] = []
  var height: NSLayoutConstraint!
  var taps: [UIButton] = []
  var plainTaps = 0

  override func _setMember(_ name: String, to value: Any?) -> _MemberAssignment {
    switch name {
    case "titleLabel": _assign(value, like: titleLabel) { titleLabel = $0 }
    case "button": _assign(value, like: button) { button = $0 }
    case "buttons": _assign(value, like: buttons) { buttons = $0 }
    case "height": _assign(value, like: height) { height = $0 }
    default: super._setMember(name, to: value)
    }
  }

  override func _member(_ name: String) -> _MemberValue? {
    name == "buttons" ? _MemberValue(buttons) : super._member(name)
  }

  override nonisolated func _selector(named name: String) -> Selector? {
    switch name {
    case "tapped:": Selector("tapped:", SliceController.tapped(_:))
    case "tappedPlainly": Selector("tappedPlainly", SliceController.tappedPlainly)
    default: super._selector(named: name)
    }
  }

  func tapped(_ sender: UIButton) { taps.append(sender) }
  func tappedPlainly() { plainTaps += 1 }
}

/// A view that stores the values that it finds in its initializer.
final class Badge: UIView {
  struct Sight {
    var frame: CGRect
    var background: UIColor?
    var superview: UIView?
    var recognizers: Int
    var tag: Int
  }
  var sight: Sight?
  var rank = 0
  var rankBeforeOutlets: Int?
  var partner: UIView? { didSet { rankBeforeOutlets = rank } }

  override init(frame: CGRect) { super.init(frame: frame) }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    sight = Sight(
      frame: frame, background: backgroundColor, superview: superview, recognizers: gestureRecognizers?.count ?? 0,
      tag: tag)
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    NibLog.add("Badge awakeFromNib, rank \(rank)")
  }

  override func _setMember(_ name: String, to value: Any?) -> _MemberAssignment {
    switch name {
    case "rank": _assign(value, like: rank) { rank = $0 }
    case "partner": _assign(value, like: partner) { partner = $0 }
    default: super._setMember(name, to: value)
    }
  }
}

/// An object of a scene that is neither a view nor a view controller.
@MainActor final class Helper: NSObject, _MemberLookup {
  var label: UILabel?

  nonisolated override init() {
    super.init()
    MainActor.assumeIsolated { NibLog.add("Helper init()") }
  }

  func awaken() { NibLog.add("Helper awakeFromNib") }

  nonisolated func _selector(named name: String) -> Selector? {
    name == "awakeFromNib" ? Selector("awakeFromNib", Helper.awaken) : nil
  }

  func _setMember(_ name: String, to value: Any?) -> _MemberAssignment {
    name == "label" ? _assign(value, like: label) { label = $0 } : .missing
  }

  func _member(_ name: String) -> _MemberValue? { nil }
}

/// A view controller that logs the calls that a storyboard causes.
class LoggingController: UIViewController {
  var name: String { "Controller" }
  var helper: Helper?
  var label: UILabel?
  var isAllowed = true
  var onPrepare: ((UIStoryboardSegue) -> Void)?
  /// The value of the `storyboard` property in the initializer.
  var storyboardAtStart: UIStoryboard??

  private func text(_ object: Any?) -> String {
    switch object {
    case let controller as LoggingController: controller.name
    case let controller as UINavigationController: controller.title ?? "navigation controller"
    case is UIButton: "button"
    case nil: "nil"
    case let other?: "\(type(of: other))"
    }
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    storyboardAtStart = .some(storyboard)
    NibLog.add("\(name) init(coder:), title \(title ?? "nil"), storyboard \(storyboard == nil ? "nil" : "set")")
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    NibLog.add("\(name) awakeFromNib, storyboard \(storyboard == nil ? "nil" : "set"), parent \(text(parent))")
  }

  override func loadView() {
    NibLog.add("\(name) loadView")
    super.loadView()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    NibLog.add("\(name) viewDidLoad, children \(children.count)")
  }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    NibLog.add("\(name) shouldPerformSegue \(identifier), sender \(text(sender))")
    return isAllowed
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    let (own, other) = (
      isViewLoaded ? "loaded" : "not loaded", segue.destination.isViewLoaded ? "loaded" : "not loaded"
    )
    NibLog.add(
      "\(name) prepare \(segue.identifier ?? "nil"), sender \(text(sender)), view \(own), destination \(other)")
    onPrepare?(segue)
  }

  override func willMove(toParent parent: UIViewController?) { NibLog.add("\(name) willMove \(text(parent))") }
  override func didMove(toParent parent: UIViewController?) { NibLog.add("\(name) didMove \(text(parent))") }

  override func _setMember(_ name: String, to value: Any?) -> _MemberAssignment {
    NibLog.add("\(self.name) outlet \(name)")
    switch name {
    case "helper": return _assign(value, like: helper) { helper = $0 }
    case "label": return _assign(value, like: label) { label = $0 }
    default: return super._setMember(name, to: value)
    }
  }
}

final class Root: LoggingController {
  override var name: String { "Root" }
  var unwound: [UIStoryboardSegue] = []
  func back(_ segue: UIStoryboardSegue) {
    NibLog.add("Root back")
    unwound.append(segue)
  }
  override nonisolated func _selector(named name: String) -> Selector? {
    name == "back:" ? Selector("back:", Root.back(_:)) : super._selector(named: name)
  }
}
final class Child: LoggingController { override var name: String { "Child" } }
final class Detail: LoggingController { override var name: String { "Detail" } }

/// A segue that the application performs with code of its own.
final class OwnSegue: UIStoryboardSegue {
  override func perform() {
    NibLog.add("OwnSegue perform")
    source.addChild(destination)
    destination.didMove(toParent: source)
  }
}

/// A table view cell of a nib.
final class NibCell: UITableViewCell {
  var caption: UILabel!
  override func _setMember(_ name: String, to value: Any?) -> _MemberAssignment {
    name == "caption" ? _assign(value, like: caption) { caption = $0 } : super._setMember(name, to: value)
  }
}

/// A collection view cell of a nib.
final class NibItem: UICollectionViewCell {
  var caption: UILabel!
  override func _setMember(_ name: String, to value: Any?) -> _MemberAssignment {
    name == "caption" ? _assign(value, like: caption) { caption = $0 } : super._setMember(name, to: value)
  }
}
