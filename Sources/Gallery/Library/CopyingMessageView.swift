import GalleryLibrary
import UIKit

/// A message with the progress of photos that are added, and a button that cancels it.
final class CopyingMessageView: MessageView {
  /// The time after which the message appears, in seconds. A few photos are copied in less.
  private static let delay: TimeInterval = 0.4

  /// The bar that shows the part of the bytes that has been copied.
  let bar = UIProgressView(progressViewStyle: .default)
  private let folder: String
  private var timer: Timer?

  /// Creates a message that appears if the copying takes time.
  ///
  /// - Parameters:
  ///   - count: The number of files.
  ///   - folder: The name of the folder into which they are copied.
  ///   - controller: A closure that returns the view controller in whose window the message appears. It is called when the message
  ///     appears, because the user may have shown another screen meanwhile.
  ///   - cancel: A closure that cancels the copying.
  init(
    _ count: Int, to folder: String, above controller: @escaping @MainActor () -> UIViewController?,
    cancel: @escaping () -> Void
  ) {
    self.folder = folder
    super.init("", button: "Cancel", action: cancel)
    bar.progressTintColor = .systemBackground
    bar.trackTintColor = .systemBackground.withAlphaComponent(0.3)
    column.spacing = 8
    column.addArrangedSubview(bar)
    // The message keeps its width while the numbers in it grow.
    column.widthAnchor.constraint(greaterThanOrEqualToConstant: 220).isActive = true
    show(PhotoCopying.Progress(total: count))
    timer = Timer.scheduledTimer(withTimeInterval: Self.delay, repeats: false) { [weak self] _ in
      MainActor.assumeIsolated { if let self, let controller = controller() { self.appear(above: controller) } }
    }
  }

  required init?(coder: NSCoder) { fatalError("CopyingMessageView does not support init(coder:); create it in code") }

  isolated deinit { timer?.invalidate() }

  /// Shows the progress of the copying.
  func show(_ progress: PhotoCopying.Progress) {
    label.text = PhotoTexts.progress(progress, folder: folder)
    bar.setProgress(Float(progress.fraction), animated: window != nil)
    bar.accessibilityValue = label.text
  }

  override func hide() {
    timer?.invalidate()
    if window == nil { return }
    super.hide()
  }
}
