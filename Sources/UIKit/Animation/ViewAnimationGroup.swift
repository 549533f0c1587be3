import Foundation

/// An object that counts the running animations of one animation block, and calls the block's completion when the last one has ended.
@MainActor
final class ViewAnimationGroup {
  private let completion: ((Bool) -> Void)?
  private var pendingCount = 0
  private var isOpen = true
  private var areAllFinished = true
  private var hasCalledCompletion = false
  private(set) var count = 0
  /// The layers whose views receive no touches until the animations have ended.
  private var touchSuppressedLayers: [CALayer] = []

  init(completion: ((Bool) -> Void)?) { self.completion = completion }

  /// Adds an animation to the count. The method is called before the animation is added to its layer. If `blocksTouches` is
  /// `true`, the layer's view receives no touches until the animations have ended.
  func add(_ animation: CAAnimation, on layer: CALayer, blocksTouches: Bool) {
    pendingCount += 1
    count += 1
    if blocksTouches {
      touchSuppressedLayers.append(layer)
      TouchSuppression.block(layer)
    }
    animation.onStop = { [self] finished in
      pendingCount -= 1
      if !finished { areAllFinished = false }
      runCompletionIfNeeded()
    }
  }

  /// Marks the animation block's closure as finished. If it has added no animations, the completion is called in the
  /// next iteration of the run loop.
  func close() {
    isOpen = false
    if count == 0 {
      guard completion != nil else { return }
      RenderLoop.performNextFrame { [self] in runCompletionIfNeeded() }
    } else {
      runCompletionIfNeeded()
    }
  }

  private func runCompletionIfNeeded() {
    guard !isOpen, pendingCount == 0, !hasCalledCompletion else { return }
    hasCalledCompletion = true
    for layer in touchSuppressedLayers { TouchSuppression.unblock(layer) }
    touchSuppressedLayers = []
    completion?(areAllFinished)
  }
}
