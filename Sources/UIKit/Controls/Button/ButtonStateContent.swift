import Foundation

/// The title, image and colors of a button without a configuration for one state.
struct ButtonStateContent {
  var title: String?
  var attributedTitle: NSAttributedString?
  var image: UIImage?
  var backgroundImage: UIImage?
  var titleColor: UIColor?
  var shadowColor: UIColor?
  var symbolConfiguration: UIImage.SymbolConfiguration?
}
