import Foundation

/// What a button without a configuration shows in one state.
struct ButtonStateContent {
  var title: String?
  var attributedTitle: NSAttributedString?
  var image: UIImage?
  var backgroundImage: UIImage?
  var titleColor: UIColor?
  var shadowColor: UIColor?
  var symbolConfiguration: UIImage.SymbolConfiguration?
}
