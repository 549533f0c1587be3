import AVFoundation
import CoreMedia
import CoreVideo
import UIKit
import XCTest

/// Capture on a machine without cameras. Sources: Apple's documentation of the classes, the comments of their headers, and the values of
/// iOS's constants.
final class CaptureTests: XCTestCase {
  private final class Recorder: NSObject, AVCapturePhotoCaptureDelegate, AVCaptureFileOutputRecordingDelegate {
    let ended: XCTestExpectation
    var calls: [String] = []
    var errors: [AVError.Code?] = []

    init(_ ended: XCTestExpectation) { self.ended = ended }

    private func record(_ name: String, _ error: (any Error)?) {
      calls.append(name)
      errors.append((error as? AVError)?.code)
      XCTAssertTrue(Thread.isMainThread)
    }

    func photoOutput(_ output: AVCapturePhotoOutput, willBeginCaptureFor settings: AVCaptureResolvedPhotoSettings) {
      record("begin", nil)
    }
    func photoOutput(_ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: Error?) {
      XCTAssertNil(photo.fileDataRepresentation())
      record("photo \(photo.resolvedSettings.uniqueID)", error)
    }
    func photoOutput(
      _ output: AVCapturePhotoOutput, didFinishCaptureFor settings: AVCaptureResolvedPhotoSettings, error: Error?
    ) {
      record("end \(settings.uniqueID)", error)
      ended.fulfill()
    }
    func fileOutput(
      _ output: AVCaptureFileOutput, didFinishRecordingTo outputFileURL: URL, from connections: [AVCaptureConnection],
      error: Error?
    ) {
      record("movie \(outputFileURL.lastPathComponent) \(connections.count)", error)
      ended.fulfill()
    }
  }

  private final class Scanner: NSObject, AVCaptureMetadataOutputObjectsDelegate,
    AVCaptureVideoDataOutputSampleBufferDelegate
  {
    var text: String?

    func metadataOutput(
      _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
      from connection: AVCaptureConnection
    ) { text = (metadataObjects.first as? AVMetadataMachineReadableCodeObject)?.stringValue }

    func captureOutput(
      _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection
    ) { text = CMSampleBufferGetImageBuffer(sampleBuffer).map { "\(CVPixelBufferGetWidth($0))" } }
  }

  func testThereAreNoDevices() {
    XCTAssertNil(AVCaptureDevice.default(for: .video))
    XCTAssertNil(AVCaptureDevice.default(for: AVMediaType.audio))
    XCTAssertNil(AVCaptureDevice.default(.builtInWideAngleCamera, for: .video, position: .back))
    XCTAssertEqual(AVCaptureDevice.devices(for: .video), [])
    let search = AVCaptureDevice.DiscoverySession(
      deviceTypes: [.builtInWideAngleCamera, .builtInDualCamera], mediaType: .video, position: .unspecified)
    XCTAssertEqual(search.devices, [])
    XCTAssertEqual(AVMediaType.video.rawValue, "vide")
    XCTAssertEqual(AVCaptureVideoOrientation(rawValue: 3), .landscapeRight)
    XCTAssertEqual(AVError.Code.deviceNotConnected.rawValue, -11814)
    XCTAssertEqual(AVError(.mediaServicesWereReset).code, AVError.mediaServicesWereReset)
    XCTAssertEqual((AVError(.diskFull) as NSError).domain, "AVFoundationErrorDomain")
    XCTAssertEqual((AVError(.diskFull) as NSError).code, -11807)
  }

  /// One test, because the permission belongs to the process.
  func testPermissionIsAsked() async {
    XCTAssertEqual(AVCaptureDevice.authorizationStatus(for: .video), .notDetermined)
    let answered = expectation(description: "answered")
    AVCaptureDevice.requestAccess(for: .video) { isGiven in
      XCTAssertTrue(isGiven)
      XCTAssertFalse(Thread.isMainThread)
      answered.fulfill()
    }
    await fulfillment(of: [answered], timeout: 60)
    XCTAssertEqual(AVCaptureDevice.authorizationStatus(for: .video), .authorized)
    // The permission to record is that of the audio session.
    XCTAssertEqual(AVAudioSession.sharedInstance().recordPermission, .denied)
    XCTAssertEqual(AVCaptureDevice.authorizationStatus(for: .audio), .denied)
    let isAudioGiven = await AVCaptureDevice.requestAccess(for: .audio)
    XCTAssertFalse(isAudioGiven)
    XCTAssertEqual(AVCaptureDevice.authorizationStatus(for: .text), .denied)
  }

  func testOutputsBelongToOneSession() {
    let session = AVCaptureSession()
    let other = AVCaptureSession()
    let photos = AVCapturePhotoOutput()
    let codes = AVCaptureMetadataOutput()
    XCTAssertTrue(session.canAddOutput(photos))
    session.beginConfiguration()
    session.addOutput(photos)
    session.addOutput(codes)
    session.commitConfiguration()
    XCTAssertEqual(session.outputs, [photos, codes])
    XCTAssertFalse(session.canAddOutput(photos))
    XCTAssertFalse(other.canAddOutput(photos))
    // Both are reported.
    other.addOutput(photos)
    session.addOutput(photos)
    XCTAssertEqual(other.outputs, [])
    XCTAssertEqual(session.outputs, [photos, codes])
    // An output of another session stays there.
    other.removeOutput(photos)
    XCTAssertFalse(other.canAddOutput(photos))
    session.removeOutput(photos)
    XCTAssertTrue(other.canAddOutput(photos))
    XCTAssertEqual(session.inputs, [])
    XCTAssertNil(photos.connection(with: .video))
  }

  func testOutputsSurviveTheirSession() {
    let output = AVCaptureVideoDataOutput()
    do {
      let session = AVCaptureSession()
      session.addOutput(output)
      XCTAssertFalse(AVCaptureSession().canAddOutput(output))
    }
    XCTAssertTrue(AVCaptureSession().canAddOutput(output))
  }

  func testPresets() {
    let session = AVCaptureSession()
    XCTAssertEqual(session.sessionPreset, .high)
    XCTAssertTrue(session.canSetSessionPreset(.photo))
    session.sessionPreset = .photo
    XCTAssertEqual(session.sessionPreset.rawValue, "AVCaptureSessionPresetPhoto")
    let unknown = AVCaptureSession.Preset(rawValue: "huge")
    XCTAssertFalse(session.canSetSessionPreset(unknown))
    session.sessionPreset = unknown
    XCTAssertEqual(session.sessionPreset, .photo)
  }

  func testSessionsRun() {
    let session = AVCaptureSession()
    var seen: [String] = []
    let center = NotificationCenter.default
    let tokens = [
      center.addObserver(forName: .AVCaptureSessionDidStartRunning, object: session, queue: nil) { _ in
        seen.append("started \(session.isRunning)")
      },
      center.addObserver(forName: AVCaptureSession.didStopRunningNotification, object: session, queue: nil) { _ in
        seen.append("stopped \(session.isRunning)")
      },
    ]
    let observation = session.observe(\.isRunning, options: .new) { _, change in
      seen.append("running \(change.newValue.map { "\($0)" } ?? "nil")")
    }
    session.startRunning()
    session.startRunning()
    XCTAssertTrue(session.isRunning)
    session.stopRunning()
    session.stopRunning()
    XCTAssertFalse(session.isRunning)
    XCTAssertEqual(seen, ["running true", "started true", "running false", "stopped false"])
    observation.invalidate()
    for token in tokens { center.removeObserver(token) }
  }

  /// iOS throws an exception: "startRunning may not be called between calls to beginConfiguration and commitConfiguration".
  func testSessionsDoNotStartWhileTheyAreConfigured() {
    let session = AVCaptureSession()
    session.beginConfiguration()
    session.beginConfiguration()
    session.startRunning()
    session.commitConfiguration()
    session.startRunning()
    XCTAssertFalse(session.isRunning)
    session.commitConfiguration()
    // One without a beginning is reported.
    session.commitConfiguration()
    session.startRunning()
    XCTAssertTrue(session.isRunning)
  }

  /// Sessions are started on a queue of their own, because it takes time on a device.
  func testSessionsStartOnAnotherQueue() {
    let session = AVCaptureSession()
    let started = expectation(forNotification: .AVCaptureSessionDidStartRunning, object: session) { _ in
      Thread.isMainThread && session.isRunning
    }
    DispatchQueue(label: "session").async { session.startRunning() }
    wait(for: [started], timeout: 60)
  }

  func testSessionsAreChangedOnManyThreads() {
    let session = AVCaptureSession()
    DispatchQueue.concurrentPerform(iterations: 200) { number in
      let output = AVCaptureVideoDataOutput()
      session.beginConfiguration()
      session.addOutput(output)
      _ = session.outputs.count
      if number.isMultiple(of: 2) { session.removeOutput(output) }
      session.commitConfiguration()
    }
    XCTAssertEqual(session.outputs.count, 100)
    session.startRunning()
    XCTAssertTrue(session.isRunning)
  }

  func testPhotosFail() {
    let output = AVCapturePhotoOutput()
    let settings = AVCapturePhotoSettings(format: [AVVideoCodecKey: AVVideoCodecType.jpeg])
    settings.flashMode = .auto
    let again = AVCapturePhotoSettings(from: settings)
    XCTAssertNotEqual(settings.uniqueID, again.uniqueID)
    XCTAssertEqual(again.flashMode, .auto)
    XCTAssertEqual((settings.copy() as? AVCapturePhotoSettings)?.uniqueID, settings.uniqueID)

    let withoutSession = Recorder(expectation(description: "without session"))
    output.capturePhoto(with: settings, delegate: withoutSession)
    XCTAssertEqual(withoutSession.calls, [])
    wait(for: [withoutSession.ended], timeout: 60)
    XCTAssertEqual(withoutSession.calls, ["photo \(settings.uniqueID)", "end \(settings.uniqueID)"])
    XCTAssertEqual(withoutSession.errors, [.sessionNotRunning, .sessionNotRunning])

    let session = AVCaptureSession()
    session.addOutput(output)
    session.startRunning()
    let withoutCamera = Recorder(expectation(description: "without camera"))
    output.capturePhoto(with: again, delegate: withoutCamera)
    wait(for: [withoutCamera.ended], timeout: 60)
    XCTAssertEqual(withoutCamera.errors, [.deviceNotConnected, .deviceNotConnected])
    XCTAssertEqual(output.availablePhotoCodecTypes, [])
    output.isLivePhotoCaptureEnabled = true
    XCTAssertFalse(output.isLivePhotoCaptureEnabled)
  }

  func testMoviesFail() {
    let output = AVCaptureMovieFileOutput()
    let session = AVCaptureSession()
    session.addOutput(output)
    session.startRunning()
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("movie.mov")
    let recorder = Recorder(expectation(description: "ended"))
    output.startRecording(to: url, recordingDelegate: recorder)
    XCTAssertFalse(output.isRecording)
    wait(for: [recorder.ended], timeout: 60)
    XCTAssertEqual(recorder.calls, ["movie movie.mov 0"])
    XCTAssertEqual(recorder.errors, [.deviceNotConnected])
    XCTAssertFalse(FileManager.default.fileExists(atPath: url.path))
  }

  func testStillImagesFail() {
    let output = AVCaptureStillImageOutput()
    let ended = expectation(description: "ended")
    output.captureStillImageAsynchronously(from: AVCaptureConnection(inputPorts: [], output: output)) { buffer, error in
      XCTAssertNil(buffer)
      XCTAssertEqual((error as? AVError)?.code, .sessionNotRunning)
      ended.fulfill()
    }
    wait(for: [ended], timeout: 60)
  }

  func testDelegatesAreNotRetained() {
    let codes = AVCaptureMetadataOutput()
    let pictures = AVCaptureVideoDataOutput()
    do {
      let scanner = Scanner()
      codes.setMetadataObjectsDelegate(scanner, queue: .main)
      pictures.setSampleBufferDelegate(scanner, queue: DispatchQueue(label: "pictures"))
      XCTAssertTrue(codes.metadataObjectsDelegate === scanner)
      XCTAssertEqual(codes.metadataObjectsCallbackQueue?.label, DispatchQueue.main.label)
      XCTAssertEqual(pictures.sampleBufferCallbackQueue?.label, "pictures")
      pictures.setSampleBufferDelegate(nil, queue: nil)
      XCTAssertNil(pictures.sampleBufferCallbackQueue)
    }
    XCTAssertNil(codes.metadataObjectsDelegate)
    // Nothing can be recognized without a camera. iOS throws an exception.
    codes.metadataObjectTypes = [.qr, .ean13]
    XCTAssertEqual(codes.metadataObjectTypes, [])
    XCTAssertEqual(AVMetadataObject.ObjectType.qr.rawValue, "org.iso.QRCode")
  }

  @MainActor func testPreviewIsBlack() throws {
    let session = AVCaptureSession()
    let layer = AVCaptureVideoPreviewLayer(session: session)
    XCTAssertTrue(layer.session === session)
    XCTAssertEqual(layer.videoGravity, .resizeAspect)
    layer.videoGravity = .resizeAspectFill
    XCTAssertEqual(layer.videoGravity.rawValue, "AVLayerVideoGravityResizeAspectFill")
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    view.backgroundColor = .red
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    view.layer.addSublayer(layer)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let picture = UIGraphicsImageRenderer(bounds: view.bounds, format: format).image {
      view.layer.render(in: $0.cgContext)
    }
    let colors = try XCTUnwrap(picture.cgImage?.dataProvider?.data as Data?)
    let red = colors[15 * 4..<15 * 4 + 4]
    let black = colors[5 * 4..<5 * 4 + 4]
    XCTAssertEqual(red.reduce(0) { $0 + Int($1) }, 2 * 255)
    XCTAssertEqual(black.reduce(0) { $0 + Int($1) }, 255)
  }

  @MainActor func testPointsOfThePreview() {
    let layer = AVCaptureVideoPreviewLayer()
    layer.frame = CGRect(x: 30, y: 40, width: 100, height: 200)
    // The point (0, 0) of a camera is at the top left when the home button is on the right, which is at the top right in portrait.
    XCTAssertEqual(
      layer.captureDevicePointConverted(fromLayerPoint: CGPoint(x: 100, y: 0)), CGPoint(x: 0, y: 0))
    XCTAssertEqual(layer.layerPointConverted(fromCaptureDevicePoint: CGPoint(x: 1, y: 0.25)), CGPoint(x: 75, y: 200))
    let rect = CGRect(x: 25, y: 50, width: 50, height: 100)
    let converted = layer.metadataOutputRectConverted(fromLayerRect: rect)
    XCTAssertEqual(converted, CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5))
    XCTAssertEqual(layer.layerRectConverted(fromMetadataOutputRect: converted), rect)
    XCTAssertEqual(
      AVCaptureVideoPreviewLayer().captureDevicePointConverted(fromLayerPoint: CGPoint(x: 1, y: 1)), .zero)
  }

  func testPixelBuffers() throws {
    var buffer: CVPixelBuffer?
    XCTAssertEqual(
      CVPixelBufferCreate(nil, 3, 2, kCVPixelFormatType_32BGRA, nil, &buffer), kCVReturnSuccess)
    let pixels = try XCTUnwrap(buffer)
    XCTAssertEqual(CVPixelBufferGetWidth(pixels), 3)
    XCTAssertEqual(CVPixelBufferGetHeight(pixels), 2)
    XCTAssertEqual(CVPixelBufferGetPixelFormatType(pixels), 0x4247_5241)
    XCTAssertGreaterThanOrEqual(CVPixelBufferGetBytesPerRow(pixels), 12)
    XCTAssertEqual(CVPixelBufferLockBaseAddress(pixels, []), kCVReturnSuccess)
    let bytes = try XCTUnwrap(CVPixelBufferGetBaseAddress(pixels))
    let last = CVPixelBufferGetBytesPerRow(pixels) + 11
    XCTAssertEqual(bytes.load(fromByteOffset: last, as: UInt8.self), 0)
    bytes.storeBytes(of: 7, toByteOffset: last, as: UInt8.self)
    XCTAssertEqual(bytes.load(fromByteOffset: last, as: UInt8.self), 7)
    CVPixelBufferUnlockBaseAddress(pixels, [])

    XCTAssertEqual(CVPixelBufferCreate(nil, -1, 2, kCVPixelFormatType_32BGRA, nil, &buffer), kCVReturnInvalidSize)
    XCTAssertNil(buffer)
    XCTAssertEqual(
      CVPixelBufferCreate(nil, 2, 2, kCVPixelFormatType_420YpCbCr8BiPlanarFullRange, nil, &buffer),
      kCVReturnInvalidPixelFormat)
    XCTAssertEqual(
      CVPixelBufferCreate(nil, .max, .max, kCVPixelFormatType_32BGRA, nil, &buffer), kCVReturnAllocationFailed)
  }
}
