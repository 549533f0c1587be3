import CoreImage
import Testing

/// Imports of Core Image in files of Swift Testing, for which the compiler looks for a module `_Testing_CoreImage`. kean/Nuke (on
/// GitHub) has such a file.
@Suite struct TestingOverlayTests {
  @Test func imagesOfCoreImage() {
    #expect(CIImage(color: .white).cropped(to: CGRect(x: 1, y: 2, width: 3, height: 4)).extent.width == 3)
  }
}
