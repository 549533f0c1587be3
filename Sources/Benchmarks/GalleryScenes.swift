import Gallery
import UIKit

// Benchmarks of the Gallery's screens with its sample photos, which scroll up and down. The screens are the stacks (a
// textured background and rotated photos with shadows) and an album. The navigation bar over them is blurred, as an
// application has it by default; `opaque` is the same work without a blur.
extension BenchmarkList {
  static var gallery: [Benchmark] {
    [("", false), ("_opaque", true)].flatMap { suffix, isOpaque in
      [
        scrolled("gallery.stacks_scroll" + suffix, n: 12, CGSize(width: 480, height: 600), isOpaque) {
          StacksViewController(library: $0, loader: $1)
        },
        scrolled("gallery.grid_scroll" + suffix, n: 200, CGSize(width: 800, height: 600), isOpaque) { library, loader in
          let photos = library.albums.flatMap(\.photos)
          let repeatedPhotos = (0..<200).map { photos[$0 % photos.count] }
          return AlbumViewController(album: Album(name: "Everything", photos: repeatedPhotos), loader: loader)
        },
      ]
    }
  }

  private static func scrolled(
    _ name: String, n: Int, _ size: CGSize, _ isOpaque: Bool,
    _ make: @escaping @MainActor (PhotoLibrary, ThumbnailLoader) -> UICollectionViewController
  ) -> Benchmark {
    Benchmark(name, n: n, steps: 200, warmUp: 0) {
      let loader = ThumbnailLoader()
      let controller = make(PhotoLibrary(albums: SamplePhoto.albums), loader)
      let navigation = UINavigationController(rootViewController: controller)
      if isOpaque {
        let appearance = UINavigationBarAppearance()
        appearance.configureWithOpaqueBackground()
        navigation.navigationBar.standardAppearance = appearance
        navigation.navigationBar.scrollEdgeAppearance = appearance
      }
      let stage = try Stage(size: size, root: navigation)
      let view: UICollectionView = controller.collectionView
      let top = -view.adjustedContentInset.top
      let scrollRange = view.contentSize.height + view.adjustedContentInset.bottom - view.bounds.height - top
      guard scrollRange > 100 else {
        throw BenchmarkFailure(
          "the photos scroll by \(Int(scrollRange)) points only; at least 101 are needed, so show more photos")
      }
      let move: @MainActor (Int) -> Void = { index in
        // The content moves down and up by eight points per frame.
        let distance = CGFloat(index * 8).truncatingRemainder(dividingBy: scrollRange * 2)
        view.contentOffset = CGPoint(x: 0, y: top + (distance < scrollRange ? distance : scrollRange * 2 - distance))
        stage.frame()
      }
      // Scrolling through the content once loads every picture, because decoding is not measured.
      for index in 0...Int(scrollRange / 8) {
        move(index)
        let end = Date(timeIntervalSinceNow: 60)
        while loader.pendingCount > 0 {
          guard Date() < end else { throw BenchmarkFailure("the sample photos did not load") }
          _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.004))
          stage.frame()
        }
      }
      return move
    }
  }
}
