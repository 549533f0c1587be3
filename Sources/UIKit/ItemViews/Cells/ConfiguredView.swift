import CoreGraphics
import Foundation

/// A cell, header or footer whose content and background may be given by configurations that follow its state.
@MainActor
protocol ConfiguredView: ContentHolder {
  /// What the look depends on.
  associatedtype LookState: UIConfigurationState

  var configurationState: LookState { get }
  var automaticallyUpdatesContentConfiguration: Bool { get }

  /// Whether an update of the configurations is pending.
  var isConfigurationDirty: Bool { get set }
  /// The content configuration as it was shown last.
  var contentStorage: (any UIContentConfiguration)? { get set }
  /// The content view.
  var content: UIView { get set }
  /// The view that shows the background configuration.
  var configuredBackground: BackgroundConfigurationView? { get set }

  /// Brings what the view has besides its configurations up to date: accessories, controls.
  func updateParts(for state: LookState)
  /// Brings the background up to date.
  func updateBackground(for state: LookState)
  func updateConfiguration(using state: LookState)
  func callUpdateHandler(_ state: LookState)

  /// Gives a content view that is put in place its frame, its margins and its resizing.
  func prepareContent(_ view: UIView, replacing old: UIView)
  /// Called when another content view has been put in place.
  func contentViewWasReplaced()
}

extension ConfiguredView {
  /// Runs the update that is pending, if one is: parts, what updates automatically, the method, the handler.
  func updateConfigurationIfNeeded() {
    guard isConfigurationDirty else { return }
    // A cell that has just come into the window learns of its traits now: one update, not two.
    windowStorage?.updatePendingTraits()
    isConfigurationDirty = false
    let state = configurationState
    updateParts(for: state)
    if automaticallyUpdatesContentConfiguration, let present = contentStorage {
      showContentConfiguration(present.updated(for: state))
    }
    updateBackground(for: state)
    updateConfiguration(using: state)
    callUpdateHandler(state)
    // What the update itself asked for has been done by it.
    isConfigurationDirty = false
  }

  /// Shows a content configuration, or with nil a plain content view.
  func setContentConfiguration(_ new: (any UIContentConfiguration)?) {
    guard let new else {
      guard contentStorage != nil else { return }
      contentStorage = nil
      replaceContentView(with: CellContentView(frame: bounds))
      return
    }
    // In the look of the state at once: a cell that was selected already must not show another look first.
    showContentConfiguration(automaticallyUpdatesContentConfiguration ? new.updated(for: configurationState) : new)
  }

  private func showContentConfiguration(_ new: any UIContentConfiguration) {
    let isFirst = contentStorage == nil
    contentStorage = new
    if !isFirst, let view = content as? any UIContentView, view.supports(new) {
      view.configuration = new
    } else {
      replaceContentView(with: new.makeContentView())
    }
  }

  private func replaceContentView(with view: UIView) {
    guard view !== content else { return }
    let old = content
    content = view
    UIView.withoutAnimation {
      prepareContent(view, replacing: old)
      view.translatesAutoresizingMaskIntoConstraints = true
      insertSubview(view, aboveSubview: old)
      old.removeFromSuperview()
    }
    contentViewWasReplaced()
  }

  /// Shows a background configuration, or none, in a view behind everything else.
  ///
  /// - Parameters:
  ///   - shown: The configuration, in the look of the state.
  ///   - corners: The corners of a view that has to be made.
  func showBackground(_ shown: UIBackgroundConfiguration?, corners: UICornerConfiguration?) {
    guard let shown else {
      configuredBackground?.removeFromSuperview()
      configuredBackground = nil
      return
    }
    if let view = configuredBackground {
      view.configuration = shown
      return
    }
    let view = BackgroundConfigurationView(shown, frame: bounds)
    if let corners { view.corners = corners }
    configuredBackground = view
    UIView.withoutAnimation { insertSubview(view, at: 0) }
  }
}
