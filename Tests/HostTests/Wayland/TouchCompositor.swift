import Foundation
import TestSupport
import XCTest

/// A Wayland compositor that shows nothing, and reports the touches that a test sends. Weston reports touches of real screens only.
///
/// It is a Python script that knows those messages of the protocol that SDL and the window host use.
@MainActor
final class TouchCompositor {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private lazy var reader = GTKPeer.LineReader(output.fileHandleForReading)

  /// The lines that the compositor has printed: `drag SERIAL ICON` for a drag that begins, with `icon` or `none`; `icon WIDTH HEIGHT
  /// SCALE X Y PIXEL` for its committed icon, with the size of the buffer and the color of the first pixel; `gone` when the icon's
  /// surface was destroyed.
  var lines: [String] { reader.all }

  /// Starts a compositor. Skips the test if Python is missing.
  ///
  /// - Parameters:
  ///   - path: The path of the socket.
  ///   - scale: The scale of the output.
  init(path: String, scale: Int) throws {
    guard let python = TestDisplay.find("python3") else { throw XCTSkip("python3 is not installed") }
    process.executableURL = URL(fileURLWithPath: python)
    process.arguments = ["-c", Self.script, path, "\(scale)"]
    process.standardInput = input
    process.standardOutput = output
    try process.runUntilTestsEnd()
    let end = Date(timeIntervalSinceNow: 180)
    while !reader.hasEnded, lines.isEmpty, Date() < end { usleep(10_000) }
    XCTAssertEqual(lines.first, "ready")
  }

  /// Sends a command: `down ID X Y`, `motion ID X Y` and `up ID` are events of a touch, with coordinates of the surface; `cancelled` ends
  /// the drag.
  func send(_ line: String) { input.fileHandleForWriting.write(Data((line + "\n").utf8)) }

  func end() {
    process.terminate()
    process.waitUntilExit()
  }

  private static let script = """
    import array, mmap, os, select, socket, struct, sys
    path, outputScale = sys.argv[1], int(sys.argv[2])
    globalObjects = [('wl_compositor', 4), ('wl_shm', 1), ('wl_seat', 5), ('wl_output', 2), ('wl_data_device_manager', 3),
                     ('xdg_wm_base', 1), ('zxdg_decoration_manager_v1', 1)]
    # The requests that create an object: the number of the word that contains its identifier, and its interface.
    created = {('wl_display', 0): (0, 'wl_callback'), ('wl_display', 1): (0, 'wl_registry'), ('wl_compositor', 0): (0, 'wl_surface'),
               ('wl_compositor', 1): (0, 'wl_region'), ('wl_shm', 0): (0, 'wl_shm_pool'), ('wl_shm_pool', 0): (0, 'wl_buffer'),
               ('wl_surface', 3): (0, 'wl_callback'), ('wl_seat', 0): (0, 'wl_pointer'), ('wl_seat', 1): (0, 'wl_keyboard'),
               ('wl_seat', 2): (0, 'wl_touch'), ('wl_data_device_manager', 0): (0, 'wl_data_source'),
               ('wl_data_device_manager', 1): (0, 'wl_data_device'), ('xdg_wm_base', 1): (0, 'xdg_positioner'),
               ('xdg_wm_base', 2): (0, 'xdg_surface'), ('xdg_surface', 1): (0, 'xdg_toplevel'),
               ('zxdg_decoration_manager_v1', 1): (0, 'zxdg_toplevel_decoration_v1')}
    objects, state, descriptors, serial = {1: 'wl_display'}, {}, [], 100
    window = source = icon = None
    listener = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    listener.bind(path)
    listener.listen(4)
    print('ready', flush=True)
    client, _ = listener.accept()
    def send(identifier, opcode, body=b''):
        client.sendall(struct.pack('=II', identifier, (8 + len(body)) << 16 | opcode) + body)
    def text(value):
        data = value.encode() + bytes(1)
        return struct.pack('=I', len(data)) + data + bytes(-len(data) % 4)
    def words(*values): return struct.pack('=%di' % len(values), *values)
    def nextSerial():
        global serial
        serial += 1
        return serial
    def bound(identifier, interface):
        objects[identifier] = interface
        if interface == 'wl_seat':
            send(identifier, 0, words(7))
            send(identifier, 1, text('seat'))
        elif interface == 'wl_output':
            send(identifier, 0, words(0, 0, 300, 200, 0) + text('maker') + text('model') + words(0))
            send(identifier, 1, words(1, 1000 * outputScale, 700 * outputScale, 60000))
            send(identifier, 3, words(outputScale))
            send(identifier, 2)
        elif interface == 'wl_shm':
            send(identifier, 0, words(0))
            send(identifier, 0, words(1))
    def handle(identifier, opcode, body):
        global window, source, icon
        interface = objects.get(identifier)
        value = lambda index: struct.unpack_from('=i', body, 4 * index)[0]
        if (interface, opcode) in created:
            index, kind = created[interface, opcode]
            objects[value(index)] = kind
            state[value(index)] = {'scale': 1}
        if (interface, opcode) == ('wl_display', 0):
            send(value(0), 0, words(nextSerial()))
        elif (interface, opcode) == ('wl_display', 1):
            for name, (kind, version) in enumerate(globalObjects):
                send(value(0), 0, words(name) + text(kind) + words(version))
        elif (interface, opcode) == ('wl_registry', 0):
            length = struct.unpack_from('=I', body, 4)[0]
            bound(struct.unpack('=I', body[-4:])[0], body[8:8 + length - 1].decode())
        elif (interface, opcode) == ('wl_shm', 0):
            state[value(0)]['memory'] = mmap.mmap(descriptors.pop(0), value(1), access=mmap.ACCESS_READ)
        elif (interface, opcode) == ('wl_shm_pool', 0):
            state[value(0)].update(memory=state[identifier]['memory'], offset=value(1), size=(value(2), value(3)))
        elif (interface, opcode) == ('xdg_surface', 1):
            window = state[identifier]['surface']
            send(value(0), 0, words(0, 0, 0))
            send(identifier, 0, words(nextSerial()))
        elif (interface, opcode) == ('xdg_wm_base', 2):
            state[value(0)]['surface'] = value(1)
        elif (interface, opcode) == ('wl_surface', 0):
            if identifier == icon: print('gone', flush=True)
        elif (interface, opcode) == ('wl_surface', 1):
            state[identifier].update(buffer=value(0), place=(value(1), value(2)))
        elif (interface, opcode) == ('wl_surface', 8):
            state[identifier]['scale'] = value(0)
        elif (interface, opcode) == ('wl_surface', 6) and identifier == icon:
            now = state[identifier]
            buffer = state[now['buffer']]
            pixel = struct.unpack_from('=I', buffer['memory'], buffer['offset'])[0]
            print('icon', *buffer['size'], now['scale'], *now['place'], '%08x' % pixel, flush=True)
        elif (interface, opcode) == ('wl_data_device', 0):
            source, icon = value(0), value(2)
            print('drag', value(3), 'icon' if icon else 'none', flush=True)
    def command(line):
        name, *values = line.split()
        values = [int(word) for word in values]
        touches = [identifier for identifier, kind in objects.items() if kind == 'wl_touch']
        number = nextSerial()
        for touch in touches:
            if name == 'down': send(touch, 0, words(number, 0, window, values[0], values[1] * 256, values[2] * 256))
            if name == 'motion': send(touch, 2, words(0, values[0], values[1] * 256, values[2] * 256))
            if name == 'up': send(touch, 1, words(number, 0, values[0]))
            send(touch, 3)
        if name == 'down': print('down', number, flush=True)
        if name == 'cancelled': send(source, 2)
    pending, lines = b'', b''
    while True:
        ready, _, _ = select.select([client, sys.stdin.fileno()], [], [])
        if client in ready:
            data, ancillary, _, _ = client.recvmsg(65536, 1024)
            if not data:
                # The host connects for a moment to learn whether there is a compositor.
                client.close()
                client, _ = listener.accept()
                objects, state, descriptors, pending = {1: 'wl_display'}, {}, [], b''
                continue
            for level, kind, content in ancillary:
                values = array.array('i')
                values.frombytes(content[:len(content) // 4 * 4])
                descriptors += values
            pending += data
            while len(pending) >= 8:
                identifier, size = struct.unpack_from('=II', pending)
                if len(pending) < size >> 16: break
                body, pending = pending[8:size >> 16], pending[size >> 16:]
                handle(identifier, size & 0xffff, body)
        if sys.stdin.fileno() in ready:
            data = os.read(0, 65536)
            if not data: break
            lines += data
            while b'\\n' in lines:
                line, lines = lines.split(b'\\n', 1)
                command(line.decode())
    """
}
