import Foundation
import UIKit

extension MKMapView {
  /// The overlays, in the order in which they are drawn within their levels.
  public var overlays: [any MKOverlay] { mapOverlays.entries.map(\.overlay) }

  /// Returns the overlays of a level, in the order in which they are drawn.
  ///
  /// - Parameter level: The level.
  /// - Returns: The overlays.
  public func overlays(in level: MKOverlayLevel) -> [any MKOverlay] {
    mapOverlays.entries.filter { $0.level == level }.map(\.overlay)
  }

  /// Adds an overlay above the roads and the names.
  ///
  /// - Parameter overlay: The overlay. One that the map has already is not added again.
  public func addOverlay(_ overlay: any MKOverlay) { addOverlay(overlay, level: .aboveLabels) }

  /// Adds an overlay.
  ///
  /// - Parameters:
  ///   - overlay: The overlay. One that the map has already is not added again.
  ///   - level: The level.
  public func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) {
    insert(overlay, level, at: mapOverlays.entries.count)
  }

  /// Adds overlays above the roads and the names.
  ///
  /// - Parameter overlays: The overlays.
  public func addOverlays(_ overlays: [any MKOverlay]) { addOverlays(overlays, level: .aboveLabels) }

  /// Adds overlays.
  ///
  /// - Parameters:
  ///   - overlays: The overlays.
  ///   - level: The level.
  public func addOverlays(_ overlays: [any MKOverlay], level: MKOverlayLevel) {
    for overlay in overlays { addOverlay(overlay, level: level) }
  }

  /// Inserts an overlay at a place of its level.
  ///
  /// - Parameters:
  ///   - overlay: The overlay.
  ///   - index: The place among the overlays of the level. One that is too large adds the overlay at the end.
  ///   - level: The level.
  public func insertOverlay(_ overlay: any MKOverlay, at index: Int, level: MKOverlayLevel) {
    let entries = mapOverlays.entries
    let places = entries.indices.filter { entries[$0].level == level }
    insert(overlay, level, at: places.indices.contains(index) ? places[index] : entries.count)
  }

  /// Inserts an overlay at a place of the level above the names.
  ///
  /// - Parameters:
  ///   - overlay: The overlay.
  ///   - index: The place. One that is too large adds the overlay at the end.
  public func insertOverlay(_ overlay: any MKOverlay, at index: Int) {
    insertOverlay(overlay, at: index, level: .aboveLabels)
  }

  /// Inserts an overlay above another one, in its level.
  ///
  /// - Parameters:
  ///   - overlay: The overlay.
  ///   - sibling: The other one. If the map does not have it, the overlay is added at the end.
  public func insertOverlay(_ overlay: any MKOverlay, aboveOverlay sibling: any MKOverlay) {
    guard let index = mapOverlays.index(of: sibling) else { return addOverlay(overlay) }
    insert(overlay, mapOverlays.entries[index].level, at: index + 1)
  }

  /// Inserts an overlay below another one, in its level.
  ///
  /// - Parameters:
  ///   - overlay: The overlay.
  ///   - sibling: The other one. If the map does not have it, the overlay is added at the end.
  public func insertOverlay(_ overlay: any MKOverlay, belowOverlay sibling: any MKOverlay) {
    guard let index = mapOverlays.index(of: sibling) else { return addOverlay(overlay) }
    insert(overlay, mapOverlays.entries[index].level, at: index)
  }

  /// Exchanges the places of two overlays.
  ///
  /// - Parameters:
  ///   - overlay1: An overlay.
  ///   - overlay2: Another one. Nothing happens if the map does not have both.
  public func exchangeOverlay(_ overlay1: any MKOverlay, with overlay2: any MKOverlay) {
    guard let one = mapOverlays.index(of: overlay1), let other = mapOverlays.index(of: overlay2) else { return }
    mapOverlays.exchange(one, other)
    overlaysNeedDisplay()
  }

  /// Removes an overlay.
  ///
  /// - Parameter overlay: The overlay. Nothing happens if the map does not have it.
  public func removeOverlay(_ overlay: any MKOverlay) {
    guard let entry = mapOverlays.remove(overlay) else { return }
    entry.renderer?.map = nil
    overlaysNeedDisplay()
  }

  /// Removes overlays.
  ///
  /// - Parameter overlays: The overlays.
  public func removeOverlays(_ overlays: [any MKOverlay]) {
    for overlay in overlays { removeOverlay(overlay) }
  }

  /// Returns the object that draws an overlay.
  ///
  /// - Parameter overlay: The overlay.
  /// - Returns: The renderer, or nil if the map does not have the overlay or the delegate was not asked for it yet.
  public func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? { mapOverlays.entry(of: overlay)?.renderer }

  private func insert(_ overlay: any MKOverlay, _ level: MKOverlayLevel, at index: Int) {
    guard let entry = mapOverlays.insert(overlay, level, at: index) else { return }
    if let renderer = makeRenderer(for: entry) { delegate?.mapView(self, didAdd: [renderer]) }
    overlaysNeedDisplay()
  }

  /// Asks the delegate for the object that draws an overlay.
  private func makeRenderer(for entry: MapOverlays.Entry) -> MKOverlayRenderer? {
    guard let delegate else { return nil }
    let renderer = delegate.mapView(self, rendererFor: entry.overlay)
    renderer.map = self
    renderer.contentScaleFactor = traitCollection.displayScale
    entry.renderer = renderer
    return renderer
  }

  /// Draws the overlays again.
  func overlaysNeedDisplay() { canvas.setNeedsDisplay() }

  /// Returns the renderers of the visible overlays in the order in which they draw. Those of overlays that were added before there was
  /// a delegate are asked for.
  func visibleRenderers() -> [MKOverlayRenderer] {
    mapOverlays.entries(in: MapPainter.overlayArea(of: projection)).compactMap { $0.renderer ?? makeRenderer(for: $0) }
  }

  /// Lets the tiles that could not be loaded be loaded again, after the map has moved.
  func retryFailedTiles() {
    baseTiles?.retryFailedTiles()
    for entry in mapOverlays.entries(in: MapPainter.overlayArea(of: projection)) {
      (entry.renderer as? MKTileOverlayRenderer)?.retryFailedTiles()
    }
  }

  /// Shows the pictures of the server in the environment variable `TESSERA_MAP_TILES`.
  func setUpBaseTiles() {
    guard let template = ProcessInfo.processInfo.environment["TESSERA_MAP_TILES"], !template.isEmpty else { return }
    let renderer = MKTileOverlayRenderer(tileOverlay: MKTileOverlay(urlTemplate: template))
    renderer.map = self
    baseTiles = renderer
  }
}
