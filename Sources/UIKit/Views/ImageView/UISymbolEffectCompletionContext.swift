import Foundation

/// A closure that is called when a symbol effect has ended or was removed.
public typealias UISymbolEffectCompletion = @MainActor (UISymbolEffectCompletionContext) -> Void

/// Information about the end of a symbol effect.
@preconcurrency @MainActor open class UISymbolEffectCompletionContext: NSObject {
  /// A Boolean value that indicates whether the effect played to its end. The value is `false` if it was removed or replaced.
  public let isFinished: Bool
  /// The object that showed the effect, such as an image view.
  open private(set) weak var sender: AnyObject?
  /// The effect, or nil if the completion belongs to a change of the symbol.
  public let effect: (any SymbolEffect)?
  /// The image that the sender now shows.
  public let contentTransitionImage: UIImage?

  init(isFinished: Bool, sender: AnyObject?, effect: (any SymbolEffect)?, image: UIImage? = nil) {
    self.isFinished = isFinished
    self.sender = sender
    self.effect = effect
    contentTransitionImage = image
    super.init()
  }
}
