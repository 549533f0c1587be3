import UIKit
import UIKitTesting
import XCTest

/// The phases of `UIPreviewInteraction`, by the duration of a press.
///
/// The order of the calls is that of Apple's documentation of `UIPreviewInteractionDelegate`: the question whether the
/// interaction may begin, the preview phase until `ended`, then the commit phase, and a cancellation "by interrupting the
/// preview interaction before the commit phase is complete".
@preconcurrency @MainActor
final class PreviewInteractionTests: XCTestCase {
  /// The methods of both kinds of delegates.
  @MainActor private class Recorder: NSObject {
    var log: [String] = []
    var allows = true
    var onPreviewEnd: (() -> Void)?
    func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool {
      log.append("shouldBegin \(previewInteraction.location(in: previewInteraction.view))")
      return allows
    }
    func previewInteraction(
      _ previewInteraction: UIPreviewInteraction, didUpdatePreviewTransition transitionProgress: CGFloat, ended: Bool
    ) {
      record("preview", transitionProgress, ended)
      if ended { onPreviewEnd?() }
    }
    func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction) { log.append("cancel") }

    /// Records the begin and the end of a phase, and checks that its progress does not decrease.
    var progress: CGFloat = 0
    func record(_ name: String, _ progress: CGFloat, _ ended: Bool) {
      if log.last != name { self.progress = 0 }
      XCTAssertGreaterThanOrEqual(progress, self.progress)
      XCTAssertEqual(progress == 1, ended)
      self.progress = progress
      if log.last != name { log.append(name) }
      if ended { log.append("\(name) ended") }
    }
  }

  private final class SilentRecorder: Recorder, UIPreviewInteractionDelegate {}

  private final class CommittingRecorder: Recorder, UIPreviewInteractionDelegate {
    func previewInteraction(
      _ previewInteraction: UIPreviewInteraction, didUpdateCommitTransition transitionProgress: CGFloat, ended: Bool
    ) { record("commit", transitionProgress, ended) }
  }

  private var app: TestApplication!
  private var button: UIButton!
  private var taps = 0
  private var interaction: UIPreviewInteraction?

  private func show(_ delegate: any UIPreviewInteractionDelegate) {
    app = TestApplication(size: CGSize(width: 200, height: 200))
    app.onReport = { XCTFail($0) }
    button = UIButton(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    button.addAction(UIAction { [unowned self] _ in taps += 1 }, for: .touchUpInside)
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    root.addSubview(button)
    interaction = UIPreviewInteraction(view: button)
    interaction?.delegate = delegate
    app.show(root)
    app.frame()
  }

  override func tearDown() async throws {
    app?.close()
    app = nil
  }

  private func press(for duration: TimeInterval) {
    let finger = app.touch(at: CGPoint(x: 60, y: 70))
    app.advance(by: duration)
    finger.lift()
    app.advance(by: 1)
  }

  func testATapIsNoInteraction() {
    let recorder = CommittingRecorder()
    show(recorder)
    press(for: 0.1)
    XCTAssertEqual(recorder.log, [])
    XCTAssertEqual(taps, 1)
  }

  func testAPressThatEndsInThePreviewPhase_isCancelled() {
    let recorder = CommittingRecorder()
    show(recorder)
    press(for: 0.4)
    XCTAssertEqual(recorder.log, ["shouldBegin (10.0, 20.0)", "preview", "cancel"])
    XCTAssertEqual(recorder.progress, 0.65, accuracy: 0.25, "the preview was on its way")
    XCTAssertEqual(taps, 0, "the press has been recognized, so that it is no tap")
  }

  func testALongPressCommits() {
    let recorder = CommittingRecorder()
    show(recorder)
    press(for: 2)
    XCTAssertEqual(
      recorder.log, ["shouldBegin (10.0, 20.0)", "preview", "preview ended", "commit", "commit ended"])
  }

  func testAPressThatEndsInTheCommitPhase_isCancelled() {
    let recorder = CommittingRecorder()
    show(recorder)
    press(for: 0.75)
    XCTAssertEqual(recorder.log, ["shouldBegin (10.0, 20.0)", "preview", "preview ended", "commit", "cancel"])
  }

  /// "If implemented, a preview interaction will also trigger haptic feedback when detecting a commit" (UIPreviewInteraction.h):
  /// without the method there is no commit, so that the end of the press cancels the interaction.
  func testADelegateWithoutTheCommitMethod_isToldWhenThePressEnds() {
    let recorder = SilentRecorder()
    show(recorder)
    press(for: 2)
    XCTAssertEqual(recorder.log, ["shouldBegin (10.0, 20.0)", "preview", "preview ended", "cancel"])
    press(for: 0.1)
    XCTAssertEqual(taps, 1)
  }

  func testADelegateThatDoesNotAllowIt() {
    let recorder = CommittingRecorder()
    recorder.allows = false
    show(recorder)
    press(for: 2)
    XCTAssertEqual(recorder.log, ["shouldBegin (10.0, 20.0)"])
    XCTAssertEqual(taps, 1, "the gesture has failed, so that the button is pressed")
  }

  func testCancel() {
    let recorder = CommittingRecorder()
    show(recorder)
    recorder.onPreviewEnd = { [unowned self] in interaction?.cancel() }
    press(for: 2)
    XCTAssertEqual(recorder.log, ["shouldBegin (10.0, 20.0)", "preview", "preview ended", "cancel"])
    interaction?.cancel()
    XCTAssertEqual(recorder.log.count, 4, "nothing is in progress")
  }

  /// The view may leave its window during the interaction, as in a book's example.
  func testTheViewIsRemovedAtTheEndOfThePreview() {
    let recorder = SilentRecorder()
    show(recorder)
    recorder.onPreviewEnd = { [unowned self] in button.removeFromSuperview() }
    press(for: 2)
    XCTAssertEqual(Array(recorder.log.prefix(3)), ["shouldBegin (10.0, 20.0)", "preview", "preview ended"])
    XCTAssertEqual(recorder.log.filter { $0 == "cancel" }.count, 1)
  }

  func testAReleasedInteractionDoesNothing() {
    let recorder = CommittingRecorder()
    show(recorder)
    interaction = nil
    press(for: 2)
    XCTAssertEqual(recorder.log, [])
    XCTAssertEqual(taps, 1)
    XCTAssertEqual(button.gestureRecognizers?.count ?? 0, 0)
  }
}
