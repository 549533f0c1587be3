// A plain C face of Box2D, so that Swift can drive it. Lengths are Box2D's metres, angles radians, y points down as in
// UIKit. Everything here belongs to one world and one thread.
#pragma once
#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct BoxWorld BoxWorld;
typedef struct BoxBody BoxBody;
typedef struct BoxJoint BoxJoint;

typedef struct {
  double x, y;
} BoxVector;

// A contact that began or ended in the last steps. `a` and `b` are the tags of the bodies.
typedef struct {
  int64_t a, b;
  bool began;
  BoxVector point;
} BoxContact;

typedef struct {
  double density, friction, elasticity, resistance, angularResistance;
  bool allowsRotation, isAnchored;
} BoxMaterial;

BoxWorld *box_world_create(void);
void box_world_destroy(BoxWorld *world);
void box_world_set_gravity(BoxWorld *world, BoxVector gravity);
// Moves on by `seconds`; the forces that were applied before count for this step.
void box_world_step(BoxWorld *world, double seconds);
// Whether a body that can move is awake.
bool box_world_is_awake(const BoxWorld *world);
// The contacts since the last call; the memory is the world's and good until its next step.
int64_t box_world_take_contacts(BoxWorld *world, const BoxContact **contacts);
// The tags of the bodies whose boxes meet the rectangle; good until the next call.
int64_t box_world_find(BoxWorld *world, BoxVector low, BoxVector high, const int64_t **tags);

// A body without a shape; give it parts, then finish them.
BoxBody *box_body_create(BoxWorld *world, int64_t tag, BoxVector center, double angle);
void box_body_destroy(BoxBody *body);
// A new shape begins: no parts.
void box_body_begin_shape(BoxBody *body);
// A convex part of at most 8 corners (of more, the first), given from the body's centre; `size` is that of its box.
void box_body_add_polygon(BoxBody *body, const BoxVector *corners, int64_t count, BoxVector center, BoxVector size);
void box_body_add_circle(BoxBody *body, BoxVector center, double radius);
// The parts are there: sets the mass.
void box_body_end_shape(BoxBody *body);
void box_body_set_material(BoxBody *body, BoxMaterial material);
void box_body_set_feels_gravity(BoxBody *body, bool feels);
// Two bodies meet where a bit of `items` is set in both; a body and a boundary where one of `boundaries` is.
void box_body_set_masks(BoxBody *body, uint64_t items, uint64_t boundaries);
void box_body_set_place(BoxBody *body, BoxVector center, double angle);
BoxVector box_body_center(const BoxBody *body);
double box_body_angle(const BoxBody *body);
BoxVector box_body_velocity(const BoxBody *body);
double box_body_angular_velocity(const BoxBody *body);
void box_body_add_velocity(BoxBody *body, BoxVector velocity);
void box_body_add_angular_velocity(BoxBody *body, double velocity);
double box_body_mass(const BoxBody *body);
// A force or impulse at a point given from the centre, in the world's axes.
void box_body_push(BoxBody *body, BoxVector force, BoxVector offset, bool isImpulse);
// A spring on the angle for the next step: `frequency` in hertz, `damping` 1 is critical.
void box_body_turn_towards(BoxBody *body, double angle, double frequency, double damping, double seconds);
bool box_body_is_awake(const BoxBody *body);
void box_body_wake(BoxBody *body);

// An immovable line through the points.
BoxBody *box_boundary_create(BoxWorld *world, int64_t tag, const BoxVector *points, int64_t count, bool isClosed,
                             uint64_t mask);

// Joints. `b` may be NULL: then the second anchor is a point of the world. Anchors are points of the world where the
// bodies stand now.
BoxJoint *box_joint_distance(BoxWorld *world, BoxBody *a, BoxVector anchorA, BoxBody *b, BoxVector anchorB,
                             double minimum, double maximum);
// A spring of rest length `length`; with 0 and no `b` it pulls to the point alike from all sides.
BoxJoint *box_joint_spring(BoxWorld *world, BoxBody *a, BoxVector anchorA, BoxBody *b, BoxVector anchorB, double length,
                           double frequency, double damping);
BoxJoint *box_joint_fixed(BoxWorld *world, BoxBody *a, BoxBody *b, BoxVector anchor, double frequency, double damping);
BoxJoint *box_joint_pin(BoxWorld *world, BoxBody *a, BoxBody *b, BoxVector anchor, double frictionTorque,
                        bool isLimited, double lower, double upper);
BoxJoint *box_joint_sliding(BoxWorld *world, BoxBody *a, BoxBody *b, BoxVector anchor, BoxVector axis, bool isLimited,
                            double lower, double upper, double frictionForce);
// Destroys it; joints of a body that is destroyed must be destroyed first.
void box_joint_destroy(BoxJoint *joint);

#ifdef __cplusplus
}
#endif
