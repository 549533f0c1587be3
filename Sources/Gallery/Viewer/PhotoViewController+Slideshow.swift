import UIKit

/// The slideshow: the photos one after the other, which fill the display, on black without bars. A tap, Escape or S ends it.
extension PhotoViewController {
  private static let fadeDuration: TimeInterval = 0.8

  var isSlideshowRunning: Bool { slideTimer != nil }

  func startSlideshow() {
    guard !isSlideshowRunning, photos.count > 0 else { return }
    slideTimer = Timer.scheduledTimer(withTimeInterval: slideDuration, repeats: true) { [weak self] _ in
      MainActor.assumeIsolated { self?.showNextSlide() }
    }
    slideshowFillsScreen = !isWindowFullScreen
    if slideshowFillsScreen { toggleWindowFullScreen() }
    updateBars()
  }

  func endSlideshow() {
    guard isSlideshowRunning else { return }
    slideTimer?.invalidate()
    slideTimer = nil
    if slideshowFillsScreen, isWindowFullScreen { toggleWindowFullScreen() }
    slideshowFillsScreen = false
    updateBars()
  }

  private func showNextSlide() {
    UIView.transition(with: imageView, duration: Self.fadeDuration, options: .transitionCrossDissolve) {
      self.showPhoto(at: self.position + 1 < self.photos.count ? self.position + 1 : 0)
    }
  }
}
